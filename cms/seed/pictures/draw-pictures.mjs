// Draws the pictures of the seed: `node seed/pictures/draw-pictures.mjs` in cms/. They are ours, and so may be anybody's.
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const INK = '#1f2937';
const PAPER = '#f4f5f7';
const RULE = '#cbd2dc';
const ACCENT = '#d9482b';

/** @type {(width: number, height: number, ground: string, body: string) => string} */
const svg = (width, height, ground, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><rect width="${width}" height="${height}" fill="${ground}"/>${body}</svg>`;

const hair = (/** @type {string} */ path) => `<path d="${path}" stroke="${RULE}" stroke-width="2"/>`;
/** @type {(path: string, colour?: string, width?: number) => string} */
const line = (path, colour = INK, width = 5) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width}"/>`;

/** Two halves of a key: one stays at home, the other lies on the server. */
function sshKeys() {
  const teeth = [0, 1, 2, 3].map((n) => `M${580 + n * 64} 300v${n % 2 ? 46 : 74}`).join('');
  return svg(
    1200,
    600,
    PAPER,
    [0, 1, 2, 3, 4].map((n) => hair(`M0 ${100 + n * 100}H1200`)).join('') +
      `<circle cx="300" cy="300" r="120" stroke="${INK}" stroke-width="5" fill="${PAPER}"/><circle cx="300" cy="300" r="44" stroke="${INK}" stroke-width="5"/>` +
      line('M420 300H840') +
      line(teeth) +
      line('M960 200h120v200H960zM960 266h120M960 332h120', ACCENT) +
      `<circle cx="1050" cy="233" r="9" fill="${ACCENT}"/><circle cx="1050" cy="299" r="9" fill="${ACCENT}"/><circle cx="1050" cy="366" r="9" fill="${ACCENT}"/>`,
  );
}

/** A database and its copies, each a little later than the one before. */
function backups() {
  /** @type {(x: number, colour: string, width: number) => string} */
  const drum = (x, colour, width) =>
    line(
      `M${x} 210a90 34 0 0 0 180 0a90 34 0 0 0 -180 0v190a90 34 0 0 0 180 0V210M${x} 273a90 34 0 0 0 180 0M${x} 337a90 34 0 0 0 180 0`,
      colour,
      width,
    );
  return svg(
    1200,
    600,
    PAPER,
    [0, 1, 2, 3, 4, 5].map((n) => hair(`M${100 + n * 200} 0V600`)).join('') +
      drum(110, INK, 6) +
      line('M340 305h120m-30 -26l30 26l-30 26', ACCENT, 6) +
      drum(510, INK, 4) +
      drum(720, '#5b6675', 3) +
      drum(930, '#9aa4b2', 2),
  );
}

/**
 * A portrait without a face: shoulders, hair, and one thing of the trade.
 * @param {{ ground: string, hairShape: string, thing: string }} person
 */
function portrait({ ground, hairShape, thing }) {
  return svg(
    384,
    384,
    ground,
    `<path d="M40 384c10 -92 74 -128 152 -128s142 36 152 128z" fill="${INK}"/>` +
      `<circle cx="192" cy="168" r="78" fill="#f1d6c4"/>` +
      `<path d="${hairShape}" fill="#3b2f2a"/>` +
      thing,
  );
}

const COVERS = { 'ssh-keys': sshKeys(), 'postgresql-backup': backups() };

const PORTRAITS = {
  'ilya-somov': portrait({
    ground: '#dfe6ee',
    hairShape: 'M114 162c-6 -66 32 -96 78 -96s84 30 78 96c-14 -34 -34 -44 -78 -44s-64 10 -78 44z',
    thing: line('M150 318l24 20l-24 20M190 358h44', ACCENT, 9),
  }),
  'daria-vetrova': portrait({
    ground: '#f0e4dc',
    hairShape:
      'M192 60c-66 0 -96 46 -92 120c2 40 4 70 -6 100h50c-16 -34 -22 -74 -18 -108c30 -6 52 -22 66 -44c14 22 36 38 66 44c4 34 -2 74 -18 108h50c-10 -30 -8 -60 -6 -100c4 -74 -26 -120 -92 -120z',
    thing: line('M158 322a34 12 0 0 0 68 0a34 12 0 0 0 -68 0v34a34 12 0 0 0 68 0v-34', ACCENT, 7),
  }),
  'artem-lagutin': portrait({
    ground: '#e6e3ef',
    hairShape:
      'M112 150c0 -58 34 -88 80 -88s80 30 80 88c-24 -20 -48 -30 -80 -30s-56 10 -80 30zM138 214c10 34 30 48 54 48s44 -14 54 -48c-12 14 -30 20 -54 20s-42 -6 -54 -20z',
    thing: line('M150 324h36v30h-36zM198 324h36v30h-36zM174 300h36v24h-36z', ACCENT, 7),
  }),
  'nina-zvereva': portrait({
    ground: '#dfeeea',
    hairShape:
      'M192 62c-58 0 -88 40 -86 96c0 30 6 56 18 76c-2 -30 0 -56 10 -78c34 0 64 -12 84 -36c10 18 26 30 42 36c8 22 10 46 6 74c12 -20 14 -46 14 -72c2 -56 -30 -96 -88 -96z',
    thing: line('M166 322l-24 18l24 18M218 322l24 18l-24 18', ACCENT, 9),
  }),
  'timur-asadov': portrait({
    ground: '#ebe7da',
    hairShape:
      'M116 158c-4 -60 30 -94 76 -94s80 34 76 94c-8 -24 -18 -36 -30 -42c-30 8 -62 8 -92 0c-12 6 -22 18 -30 42z',
    thing: line('M192 306l36 14v22c0 18 -14 28 -36 36c-22 -8 -36 -18 -36 -36v-22z', ACCENT, 8),
  }),
  'vera-klimova': portrait({
    ground: '#f1e1e6',
    hairShape:
      'M192 58c-60 0 -92 42 -90 104c0 24 2 44 8 62c10 -8 16 -22 18 -40c-2 -20 2 -38 10 -52c28 4 70 -2 96 -26c12 24 20 48 22 78c2 18 8 32 18 40c6 -18 8 -38 8 -62c2 -62 -30 -104 -90 -104z',
    thing: line('M156 326h72M156 344h72M156 362h44', ACCENT, 7),
  }),
  'marina-orlova': portrait({
    ground: '#e3ebe4',
    hairShape:
      'M192 56a40 34 0 0 1 36 20c34 14 50 44 44 92c-18 -30 -46 -46 -80 -46s-62 16 -80 46c-6 -48 10 -78 44 -92a40 34 0 0 1 36 -20z',
    thing: line('M164 340l22 22l40 -46', ACCENT, 10),
  }),
  'pavel-rudnev': portrait({
    ground: '#dde7f1',
    hairShape:
      'M118 146c4 -52 34 -82 74 -82s72 28 76 82c-10 -18 -22 -28 -36 -32c-26 -6 -56 -6 -80 0c-14 4 -26 14 -34 32z',
    thing: line('M192 312v20M160 352h64M160 352v-10h64v10M148 356h24M212 356h24', ACCENT, 8),
  }),
  'olesya-granina': portrait({
    ground: '#efe9d9',
    hairShape:
      'M192 54c-50 0 -90 36 -88 100c2 36 -2 62 -12 84h44c-8 -28 -12 -54 -10 -82c20 -8 40 -22 52 -42c24 20 54 36 84 40c2 30 0 56 -10 84h44c-10 -22 -14 -48 -12 -84c2 -64 -42 -100 -92 -100z',
    thing: line('M150 360v-24M178 360v-40M206 360v-28M234 360v-48', ACCENT, 9),
  }),
};

/**
 * A scheme in a text: light on dark in both themes, as the code beside it would be in a terminal. It is narrow, so that its words
 * can be read on a phone.
 */
const scheme = (/** @type {string} */ body) => svg(760, 420, NIGHT, body);

const NIGHT = '#18202c';
const LIGHT = '#e6eaf0';
const FAINT = '#a3b0c2';
const GLOW = '#ff7a55';

/**
 * The words are set in Onest, which the machine that draws must know (fontconfig); the picture holds their shapes.
 * @type {(text: string, x: number, y: number, look?: { size?: number, colour?: string }) => string}
 */
const words = (text, x, y, { size = 30, colour = LIGHT } = {}) =>
  `<text x="${x}" y="${y}" font-family="Onest" font-size="${size}" fill="${colour}" text-anchor="middle">${text}</text>`;

/** @type {(title: string, detail: string, x: number, y: number, colour?: string) => string} */
const box = (title, detail, x, y, colour = LIGHT) =>
  `<rect x="${x - 145}" y="${y - 55}" width="290" height="110" rx="12" stroke="${colour}" stroke-width="3"/>` +
  words(title, x, y - 6) +
  words(detail, x, y + 34, { size: 24, colour: FAINT });

/** @type {(x1: number, y1: number, x2: number, y2: number, colour?: string) => string} */
const arrow = (x1, y1, x2, y2, colour = GLOW) => {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  return (
    line(`M${x1} ${y1}L${x2} ${y2}`, colour, 4) +
    `<path d="M-15 -9L0 0L-15 9" transform="translate(${x2} ${y2}) rotate(${angle})" stroke="${colour}" stroke-width="4"/>`
  );
};

/** How a name becomes an address, step by step. */
const SCHEMES = {
  'dns-1-question': scheme(
    words('Какой адрес у shop.example.ru?', 380, 84) +
      box('Браузер', 'имя уже знает', 165, 210) +
      box('Резолвер', 'сервер провайдера', 595, 210, GLOW) +
      arrow(322, 210, 438, 210) +
      words('Ответа в памяти резолвера ещё нет', 380, 352, { size: 26, colour: FAINT }),
  ),
  'dns-2-delegation': scheme(
    box('Резолвер', 'идёт сверху вниз', 165, 210) +
      box('Корень', 'спроси зону .ru', 595, 75) +
      box('Зона .ru', 'спроси ns1', 595, 210) +
      box('ns1.example.net', '203.0.113.10', 595, 345, GLOW) +
      arrow(322, 180, 438, 92, FAINT) +
      arrow(322, 210, 438, 210, FAINT) +
      arrow(322, 240, 438, 328),
  ),
  'dns-3-answer': scheme(
    words('A 203.0.113.10, TTL 3600', 380, 84) +
      box('Браузер', 'открывает сайт', 165, 210, GLOW) +
      box('Резолвер', 'помнит час', 595, 210) +
      arrow(438, 210, 322, 210) +
      words('До конца TTL новая запись не видна', 380, 352, { size: 26, colour: FAINT }),
  ),
};

await draw(PORTRAITS, '.');
await draw({ ...COVERS, ...SCHEMES }, '../articles/assets');

/**
 * @param {Record<string, string>} pictures
 * @param {string} folder
 */
async function draw(pictures, folder) {
  for (const [name, drawing] of Object.entries(pictures)) {
    const file = fileURLToPath(new URL(`${folder}/${name}.webp`, import.meta.url));
    await sharp(Buffer.from(drawing)).webp({ quality: 86, effort: 6 }).toFile(file);
  }
}
