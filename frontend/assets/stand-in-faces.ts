import type { Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { type FontPart, openFont, openStandIn } from './font-package';

/**
 * Fonts that devices have, each known here by a free one: Arimo is as wide as Arial and Liberation Sans, by design. A heavy face of either
 * is as much wider as its makers wanted, so it has a rule of its own.
 */
const STAND_INS = [
  { family: 'Shop Text Fallback', font: '@fontsource/arimo', local: ['Arial', 'Liberation Sans'] },
  { family: 'Shop Text Fallback Android', font: '@fontsource/roboto', local: ['Roboto'] },
];

/** For words and for headings: which weight of the brand's font is meant, which file stands in, and how devices call it. */
const HALVES = [
  { weights: '100 500', shown: 400, file: 400, local: (name: string) => [name] },
  { weights: '501 900', shown: 640, file: 700, local: (name: string) => [`${name} Bold`, `${name}-Bold`] },
];

/** Russian, and about as often each letter as in any Russian text. */
const TEXT =
  'облачный сервер готов через минуту выберите место сколько ядер памяти и диска нужно и платите только за то чем пользуетесь цена за месяц видна сразу перенести сайт и базу данных поможем';

/**
 * `@font-face` rules of what text is set in until the brand's font is there: fonts of the system, stretched to its width and line, so that
 * nothing moves when it comes. All is computed from the fonts themselves.
 */
export async function standInFaces(text: readonly FontPart[]): Promise<string> {
  const brand = text.find(({ name }) => name === 'cyrillic');
  if (!brand) throw new Error("The brand's font for text has no Cyrillic.");
  const { ascent, descent, lineGap, unitsPerEm } = brand.font;
  const faces = STAND_INS.flatMap((standIn) =>
    HALVES.map((half) => ({ ...standIn, ...half, names: standIn.local })),
  );
  const rules = await Promise.all(
    faces.map(async ({ family, font, weights, shown, file, local, names }) => {
      const stretch = widthOf(await weighing(brand, shown)) / widthOf(await openStandIn(font, file));
      return [
        '@font-face {',
        `  font-family: "${family}"; font-weight: ${weights};`,
        `  src: ${names
          .flatMap(local)
          .map((name) => `local("${name}")`)
          .join(', ')};`,
        `  size-adjust: ${percent(stretch)};`,
        `  ascent-override: ${percent(ascent / unitsPerEm / stretch)};`,
        `  descent-override: ${percent(-descent / unitsPerEm / stretch)};`,
        `  line-gap-override: ${percent(lineGap / unitsPerEm / stretch)};`,
        '}',
      ].join('\n');
    }),
  );
  return rules.join('\n');
}

/** Of letters alone, since what stands between them is in another file, in ems. */
function widthOf(font: Font): number {
  const letters = [...TEXT].filter((sign) => sign !== ' ');
  const width = letters.reduce(
    (sum, sign) => sum + font.glyphForCodePoint(sign.codePointAt(0) ?? 0).advanceWidth,
    0,
  );
  return width / letters.length / font.unitsPerEm;
}

/** As heavy as it is wanted, or as it can be. */
async function weighing({ file, font }: FontPart, weight: number): Promise<Font> {
  const { min = weight, max = weight } = font.variationAxes.wght ?? {};
  const wght = Math.min(max, Math.max(min, weight));
  return openFont(await subsetFont(file, TEXT, { targetFormat: 'truetype', variationAxes: { wght } }));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
