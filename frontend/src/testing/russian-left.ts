import { SEEDED_TAXONOMY } from './shop-taxonomy';

/** What is still in Russian in what was made in another language, besides what the seeded CMS calls its places and families, and `content`. */
export function russianLeft(html: string, content: readonly string[] = []): string[] {
  const { locations, families } = SEEDED_TAXONOMY;
  const named = [
    ...locations.map(({ name }) => name),
    ...families.flatMap(({ name, text }) => [name, text]),
    ...content,
  ].filter(Boolean);
  // The longest first: a name may be a part of another.
  const rest = named
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, ''), html);
  return rest.match(/[^<>"]*\p{Script=Cyrillic}[^<>"]*/gu) ?? [];
}
