import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { slugify } from 'transliteration';
import { visit } from 'unist-util-visit';

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

/** Gives every h2 and h3 an id that can be linked to, and lists them in order. */
export function anchorHeadings(tree: Root): Heading[] {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'h2' && element.tagName !== 'h3') return;
    const text = textOf(element).trim();
    const id = firstFree(anchorOf(text), taken);
    taken.add(id);
    element.properties.id = id;
    headings.push({ id, text, level: element.tagName === 'h2' ? 2 : 3 });
  });
  return headings;
}

/** Rule R95: a transliteration, with `p-` in front unless it starts with a Latin letter. */
export function anchorOf(heading: string): string {
  const slug = slugify(heading, { allowedChars: 'a-zA-Z0-9' });
  return /^[a-z]/.test(slug) ? slug : `p-${slug}`;
}

/** The second 'Шаг' of a text is `shag-2`, unless that already belongs to a heading 'Шаг 2'. */
function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let repeat = 2;
  while (taken.has(`${wanted}-${repeat}`)) repeat += 1;
  return `${wanted}-${repeat}`;
}
