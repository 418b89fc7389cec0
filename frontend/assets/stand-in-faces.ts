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

/** Russian as it stands in a shop, with the figures and foreign names that are in it. */
const TEXT =
  'Облачный сервер готов через минуту: выберите место, сколько ядер, памяти и диска нужно, и платите только за то, чем пользуетесь. ' +
  'Цена за месяц видна сразу, от 300 до 12 500. Установите Ubuntu 24.04 или Debian 12, подключитесь по SSH, перенесите сайт и базу данных: ' +
  'nginx отдаёт страницы из памяти, а копия базы снимается каждую ночь и хранится неделю.';
const PARTS = ['cyrillic', 'latin'];
/** A space is no outline, and of one that stands last in its file fontkit reads the outline all the same. */
const ROOM = Buffer.alloc(16);

/**
 * `@font-face` rules of what text is set in until the brand's font is there: fonts of the system, stretched to its width and line, so that
 * nothing moves when it comes. All is computed from the fonts themselves.
 */
export async function standInFaces(text: readonly FontPart[]): Promise<string> {
  const brand = text.filter(({ name }) => PARTS.includes(name));
  const [first] = brand;
  if (first?.name !== 'cyrillic') throw new Error("The brand's font for text has no Cyrillic.");
  const { ascent, descent, lineGap, unitsPerEm } = first.font;
  const faces = STAND_INS.flatMap((standIn) =>
    HALVES.map((half) => ({ ...standIn, ...half, names: standIn.local })),
  );
  const rules = await Promise.all(
    faces.map(async ({ family, font, weights, shown, file, local, names }) => {
      const [own, theirs] = await Promise.all([
        weighing(brand, shown),
        weighing(await openStandIn(font, PARTS, file)),
      ]);
      const stretch = widthOf(own) / widthOf(theirs);
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

interface Weighed {
  points: ReadonlySet<number>;
  /** As TrueType: of a compressed one not all can be read. */
  file: Buffer;
}

/** How wide the text is in these parts of one font, in ems, with its letters as close to each other as a browser sets them. */
function widthOf(parts: readonly Weighed[]): number {
  const fonts = parts.map(({ file }) => openFont(file));
  return runsOf(parts).reduce((sum, { at, text }) => {
    const font = fonts[at];
    if (!font) throw new Error(`A font for text has nothing for '${text}'.`);
    return sum + font.layout(text).advanceWidth / font.unitsPerEm;
  }, 0);
}

/** The text in pieces, each of which stands in one file. */
function runsOf(parts: readonly Weighed[]): { at: number; text: string }[] {
  const runs: { at: number; text: string }[] = [];
  for (const sign of TEXT) {
    const at = parts.findIndex(({ points }) => points.has(sign.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (last?.at === at) last.text += sign;
    else runs.push({ at, text: sign });
  }
  return runs;
}

/** As heavy as it is wanted, or as it can be. */
function weighing(parts: readonly Pick<FontPart, 'file' | 'font'>[], weight?: number): Promise<Weighed[]> {
  return Promise.all(
    parts.map(async ({ file, font }) => {
      const { min = weight, max = weight } = font.variationAxes.wght ?? {};
      const axes = weight && min && max ? { wght: Math.min(max, Math.max(min, weight)) } : undefined;
      return {
        points: new Set(font.characterSet),
        file: Buffer.concat([
          await subsetFont(file, TEXT, {
            targetFormat: 'truetype',
            keepFeatures: ['kern'],
            ...(axes && { variationAxes: axes }),
          }),
          ROOM,
        ]),
      };
    }),
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
