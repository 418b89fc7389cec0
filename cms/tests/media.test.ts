import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openObjectStore } from '../../scripts/object-store.mjs';
import { at, del, get, logIn, post, query } from './requests';
import { DEMO_PASSWORD, READ_TOKEN, type RunningCms, startCms, temporaryFolder } from './running-cms';
import { listenAsSite } from './site-listener';
import { describeFile, sendFile } from './upload';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
/** The least that readers open: a catalogue without pages. */
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\nxref\n0 1\n0000000000 65535 f \ntrailer<</Root 1 0 R>>\nstartxref\n43\n%%EOF\n',
);
const SIZES: [string, number, number][] = [
  ['cover_800', 800, 400],
  ['avatar_192', 192, 192],
  ['avatar_112', 112, 112],
  ['avatar_96', 96, 96],
  ['share_1200', 1200, 600],
];

/** Two halves: red on the left, blue on the right. What is cut out shows by its colour which half it is from. */
async function halves(width = 2400, height = 800): Promise<Buffer> {
  const half = { width: Math.round(width / 2), height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: '#0000ff' } })
    .png()
    .toBuffer();
  return sharp({ create: { ...half, width, background: '#ff0000' } })
    .composite([{ input: blue, left: half.width, top: 0 }])
    .png()
    .toBuffer();
}

async function colourOf(address: string): Promise<'red' | 'blue' | 'both'> {
  const response = await fetch(address);
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  const [red = 0, , blue = 0] = channels.map(({ mean }) => mean);
  if (Math.abs(red - blue) < 60) return 'both';
  return red > blue ? 'red' : 'blue';
}

function partAddress(cms: string, body: unknown, key: string): string {
  return `${cms}${at(body, 'formats', key, 'url')}`;
}

let store: Awaited<ReturnType<typeof openObjectStore>>;

beforeAll(async () => {
  store = await openObjectStore();
});

afterAll(async () => {
  await store.close();
});

describe.each(['disk', 'bucket'])('a library on %s', (place) => {
  let cms: RunningCms;
  let site: Awaited<ReturnType<typeof listenAsSite>>;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let token: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    site = await listenAsSite(0);
    cms = await startCms({
      DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
      PUBLIC_FOLDER: path.join(folder.folder, 'public'),
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
      SITE_URL: site.url,
      REVALIDATE_SECRET: 'a-secret-between-cms-and-site',
      ...(place === 'bucket' ? store.variables : {}),
    });
    token = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms?.stop();
    await site?.close();
    await folder?.remove();
  });

  async function upload(name: string, bytes: Buffer, type = 'image/png', info = {}) {
    const { status, body } = await sendFile(cms.url, token, { name, type, bytes, info });
    expect(status).toBe(201);
    const file = at(body, 0);
    return { id: Number(at(file, 'id')), file };
  }

  test('makes every size of the rules as AVIF and WebP, and the shared one as JPEG too', async () => {
    const { file } = await upload('wide.png', await halves());
    for (const [name, width, height] of SIZES) {
      for (const encoding of name === 'share_1200' ? ['avif', 'webp', 'jpeg'] : ['avif', 'webp']) {
        const response = await fetch(partAddress(cms.url, file, `${name}_${encoding}`));
        expect(response.headers.get('content-type')).toBe(`image/${encoding}`);
        const found = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect([found.width, found.height], `${name} ${encoding}`).toEqual([width, height]);
        expect(encoding === 'avif' ? found.compression : found.format).toBe(
          encoding === 'avif' ? 'av1' : encoding,
        );
      }
    }
  });

  test('cuts around the focal point, and again when it moves or the file is replaced', async () => {
    const { id, file } = await upload('moving.png', await halves(), 'image/png', {
      focalPoint: { x: 5, y: 50 },
    });
    expect(await colourOf(partAddress(cms.url, file, 'avatar_192_webp'))).toBe('red');

    const moved = await describeFile(cms.url, token, id, { focalPoint: { x: 95, y: 50 } });
    expect(moved.status).toBe(200);
    expect(await colourOf(partAddress(cms.url, moved.body, 'avatar_192_webp'))).toBe('blue');
    expect(await colourOf(partAddress(cms.url, moved.body, 'cover_800_avif'))).toBe('blue');

    const mirrored = await sharp(await halves())
      .flop()
      .toBuffer();
    const sent = { name: 'moving.png', type: 'image/png', bytes: mirrored };
    const replaced = await sendFile(cms.url, token, sent, id);
    expect(replaced.status).toBe(200);
    expect(at(replaced.body, 'url')).toBe(at(file, 'url'));
    expect(await colourOf(partAddress(cms.url, replaced.body, 'share_1200_jpeg'))).not.toBe('blue');
    expect(Date.parse(String(at(replaced.body, 'updatedAt')))).toBeGreaterThan(
      Date.parse(String(at(file, 'updatedAt'))),
    );
  });

  test('enlarges nothing, and turns a photograph as its camera says', async () => {
    const { file } = await upload('small.png', await halves(60, 40));
    expect(at(file, 'formats', 'cover_800_webp', 'width')).toBe(60);
    expect(at(file, 'formats', 'cover_800_webp', 'height')).toBe(30);
    const lying = await sharp(await halves(1200, 400))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const turned = await upload('turned.jpg', lying, 'image/jpeg', { focalPoint: { x: 50, y: 2 } });
    expect(await colourOf(partAddress(cms.url, turned.file, 'avatar_96_webp'))).toBe('red');
  });

  test('takes the first frame of a moving picture, and leaves the original moving', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 400, height: 200, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ delay: [100, 100] })
      .toBuffer();
    const { file } = await upload('moving.webp', moving, 'image/webp');
    expect(await colourOf(partAddress(cms.url, file, 'cover_800_webp'))).toBe('red');
    const original = await fetch(`${cms.url}${at(file, 'url')}`);
    expect((await sharp(Buffer.from(await original.arrayBuffer())).metadata()).pages).toBe(2);
  });

  test('answers in parts, and nothing that no one has uploaded', async () => {
    const { file } = await upload('parts.png', await halves());
    const address = `${cms.url}${at(file, 'url')}`;
    const part = await fetch(address, { headers: { range: 'bytes=2-5' } });
    expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 4]);
    expect(part.headers.get('content-range')).toMatch(/^bytes 2-5\/\d+$/);
    for (const name of ['nothing.png', '..%2f..%2fpackage.json', '%2e%2e/package.json', '.gitkeep'])
      expect((await fetch(`${cms.url}/uploads/${name}`)).status, name).toBe(404);
  });

  test('a drawing is shown where nothing of it can run', async () => {
    const drawing = Buffer.from(`<svg ${SVG} width="8" height="8"><path d="M0 0h8v8z" fill="#fff"/></svg>`);
    const { file } = await upload('good.svg', drawing, 'image/svg+xml');
    const { headers } = await fetch(`${cms.url}${at(file, 'url')}`);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a PDF is kept as a download, and would run nothing if it were shown', async () => {
    const { file } = await upload('offer.pdf', PDF, 'application/pdf');
    const { headers } = await fetch(`${cms.url}${at(file, 'url')}`);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  });

  test.each([
    ['a script that begins like one', '%PDF-1.7\n<script>alert(1)</script>'],
    ['one that breaks off', PDF.toString().slice(0, -30)],
    ['one that goes on as a page', `${PDF}<script>alert(1)</script>`],
  ])('no PDF is %s', async (_, text) => {
    const { status, body } = await sendFile(cms.url, token, {
      name: 'bad.pdf',
      type: 'application/pdf',
      bytes: text,
    });
    expect([status, at(body, 'error', 'message')]).toEqual([400, expect.stringContaining('bad.pdf')]);
  });

  test('tells the site how large pictures in texts are, and which articles show a file that has changed', async () => {
    const { id, file } = await upload('portrait.png', await halves());
    const create = async (type: string, entry: object) => {
      const entries = `${cms.url}/content-manager/collection-types/api::knowledge.${type}`;
      const { body } = await post(entries, entry, token);
      return { entries, documentId: String(at(body, 'data', 'documentId')) };
    };
    const author = await create('author', { name: 'Автор', path: `author-${place}`, avatar: id });
    const topic = await create('topic', { name: 'Тема', path: `topic-${place}` });
    const article = await create('article', {
      ...{ title: 'Статья', url: `article-${place}`, description: 'О чём', text: '<p>Текст</p>' },
      author: { connect: [{ documentId: author.documentId }] },
      topic: { connect: [{ documentId: topic.documentId }] },
    });
    const picture = `<figure><img src="/assets/${at(file, 'hash')}${at(file, 'ext')}" alt="Портрет"></figure>`;
    const other = await create('article', {
      ...{
        title: 'О портрете',
        url: `portrait-${place}`,
        description: 'О чём',
        text: `<p>Вот</p>${picture}`,
      },
    });
    for (const { entries, documentId } of [article, other]) {
      expect((await post(`${entries}/${documentId}/actions/publish`, {}, token)).status).toBe(200);
    }
    await site.waitFor(4);
    const asked = `{ articles(filters: { url: { eq: "portrait-${place}" } }) { text_pictures } }`;
    expect(at((await query(cms.url, asked)).body, 'data', 'articles', 0, 'text_pictures')).toEqual([
      [`${at(file, 'hash')}${at(file, 'ext')}`, at(file, 'width'), at(file, 'height')],
    ]);
    await describeFile(cms.url, token, id, { focalPoint: { x: 10, y: 10 } });
    const changeEvents = (await site.waitFor(3)).map(({ changeEvent }) => changeEvent);
    const updated = { type: 'article', event: 'update' };
    expect(changeEvents).toContainEqual(
      expect.objectContaining({ ...updated, url: `article-${place}`, topic: `topic-${place}` }),
    );
    expect(changeEvents).toContainEqual(expect.objectContaining({ ...updated, url: `portrait-${place}` }));
  });

  test('a deleted picture leaves nothing behind', async () => {
    const { id, file } = await upload('gone.png', await halves());
    const addresses = ['cover_800_avif', 'share_1200_jpeg'].map((key) => partAddress(cms.url, file, key));
    expect((await del(`${cms.url}/upload/files/${id}`, token)).status).toBe(200);
    for (const address of [`${cms.url}${at(file, 'url')}`, ...addresses])
      expect((await fetch(address)).status).toBe(404);
    if (place === 'bucket') expect(store.names().filter((name) => name.includes('gone_'))).toEqual([]);
  });

  if (place === 'bucket')
    test('keeps everything in the private bucket, and says so when it is away', async () => {
      const { file } = await upload('kept.png', await halves());
      const name = `media/${at(file, 'hash')}.png`;
      expect(store.typeOf(name)).toBe('image/png');
      expect((await fetch(`${store.variables.S3_ENDPOINT}/library/${name}`)).status).toBe(403);
      expect(at(file, 'url')).toBe(`/uploads/${at(file, 'hash')}.png`);
      store.setDown(true);
      const away = await fetch(`${cms.url}${at(file, 'url')}`);
      const sent = { name: 'late.png', type: 'image/png', bytes: await halves(40, 40) };
      const late = await sendFile(cms.url, token, sent);
      expect(at(late.body, 'error', 'message')).toMatch(/Хранилище файлов не отвечает/);
      store.setDown(false);
      expect([away.status, away.headers.get('cache-control')]).toEqual([502, 'no-store']);
    });
});

describe('the library of the seed refuses, in Russian,', () => {
  let cms: RunningCms;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let token: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    cms = await startCms({
      DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
      SEED: 'true',
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
    });
    token = await logIn(cms.url, 'developer@vitrina.example', DEMO_PASSWORD);
  });

  afterAll(async () => {
    await cms?.stop();
    await folder?.remove();
  });

  const drawing = (inside: string, attributes = '') => `<svg ${SVG} ${attributes}>${inside}</svg>`;
  const LINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

  test.each<[string, string, RegExp]>([
    ['a script', drawing('<script>alert(1)</script>'), /скрипт/],
    [
      'a script by another prefix',
      `<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script/></x:svg>`,
      /скрипт/,
    ],
    ['an event handler', drawing('<path d="M0 0" onLoad="alert(1)"/>'), /обработчик события/],
    [
      'a page inside',
      drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
      /foreignObject/,
    ],
    ['HTML', drawing('<g><b xmlns="http://www.w3.org/1999/xhtml">x</b></g>'), /HTML/],
    ['a picture from outside', drawing('<image href="https://evil.example/x.png"/>'), /ссылка наружу/],
    [
      'the same by the older link',
      drawing('<use xlink:href="//evil.example/x.svg#a"/>', LINK),
      /ссылка наружу/,
    ],
    ['a page in an address', drawing('<image href="data:text/html;base64,PHNjcmlwdD4="/>'), /ссылка наружу/],
    ['a link that runs', drawing('<a href="javascript:alert(1)"><path d="M0 0"/></a>'), /ссылка наружу/],
    ['an address in a style', drawing('<rect style="fill:url(https://evil.example/a)"/>'), /ссылка наружу/],
    [
      'a style from outside',
      drawing('<style>@import "https://evil.example/a.css";</style>'),
      /внешние стили/,
    ],
    ['a hidden address', drawing('<style>rect{fill:\\75 rl(//evil.example)}</style>'), /кодами символов/],
    [
      'an address cut in two',
      drawing('<style>rect{fill:ur<!-- -->l(//evil.example)}</style>'),
      /ссылка наружу/,
    ],
    ['an address behind a backslash', drawing('<rect fill="u\\rl(//evil.example)"/>'), /кодами символов/],
    ...['image-set', '-webkit-image-set', 'image', 'src', 'cross-fade'].map(
      (name): [string, string, RegExp] => [
        `a picture from outside by ${name}()`,
        drawing(`<style>rect{mask:${name}("https://evil.example/x.png" 1x)}</style>`),
        /ссылка наружу/,
      ],
    ),
    ['an animated link', drawing('<a><animate attributeName="href" to="javascript:x"/></a>'), /анимация/],
    ['entities', `<!DOCTYPE svg [<!ENTITY x "y">]>${drawing('&x;')}`, /сущности/],
    ['a style sheet beside', `<?xml-stylesheet href="//evil.example/a.css"?>${drawing('')}`, /внешние стили/],
    ['broken XML', drawing('<g>'), /XML/],
    ['something else', '<html xmlns="http://www.w3.org/1999/xhtml"/>', /HTML|не рисунок/],
  ])('a drawing with %s', async (_, bytes, reason) => {
    const { status, body } = await sendFile(cms.url, token, { name: 'd.svg', type: 'image/svg+xml', bytes });
    expect([status, at(body, 'error', 'message')]).toEqual([400, expect.stringMatching(reason)]);
  });

  test('no drawing that only says where it was drawn', async () => {
    const bytes = drawing(
      '<path xmlns:i="https://inkscape.example" i:file="C:\\a.svg" id="image(1)" d="M0 0"/>',
    );
    const { status } = await sendFile(cms.url, token, { name: 'd.svg', type: 'image/svg+xml', bytes });
    expect(status).toBe(201);
  });

  test('the loss of a picture in use, and names nobody who only has a link of the same name', async () => {
    const { body } = await get(`${cms.url}/upload/files?filters[name]=ssh-keys.webp`, token);
    const refused = await del(`${cms.url}/upload/files/${at(body, 'results', 0, 'id')}`, token);
    expect(at(refused.body, 'error', 'message')).toMatch(/обложка/);
    // The footer leads to /tutorials/linux/ssh-keys.
    expect(at(refused.body, 'error', 'message')).not.toMatch(/подвал/);
  });

  test.each<[string, string, string, string | Buffer, RegExp]>([
    ['a page called a picture', 'a.png', 'image/png', '<html><script>1</script></html>', /внутри не PNG/],
    ['a page', 'a.html', 'text/html', '<p>x</p>', /сайт не показывает/],
    ['a page called a text', 'a.txt', 'text/plain', Buffer.from([0, 1, 2]), /внутри не TXT/],
    ['a program', 'a.exe', 'application/octet-stream', 'MZ', /сайт не показывает/],
    ['a program called a film', 'a.mp4', 'video/mp4', 'MZ this is no film', /внутри не MP4/],
    ['nothing', 'a.png', 'image/png', '', /пуст|empty/],
  ])('%s', async (_, name, type, bytes, reason) => {
    const { status, body } = await sendFile(cms.url, token, { name, type, bytes });
    expect([status, at(body, 'error', 'message')]).toEqual([400, expect.stringMatching(reason)]);
  });

  test('a picture that breaks off, is too large, or is put in the place of another kind', async () => {
    const whole = await halves();
    const broken = { name: 'b.png', type: 'image/png', bytes: whole.subarray(0, whole.length / 2) };
    expect(at((await sendFile(cms.url, token, broken)).body, 'error', 'message')).toMatch(/повреждено/);
    const huge = await sharp({ create: { width: 9000, height: 7000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const tooLarge = await sendFile(cms.url, token, { name: 'h.png', type: 'image/png', bytes: huge });
    expect(at(tooLarge.body, 'error', 'message')).toMatch(/миллионов точек/);
    const { body } = await sendFile(cms.url, token, { name: 'a.png', type: 'image/png', bytes: whole });
    const other = { name: 'a.webp', type: 'image/webp', bytes: await sharp(whole).webp().toBuffer() };
    const replaced = await sendFile(cms.url, token, other, Number(at(body, 0, 'id')));
    expect(at(replaced.body, 'error', 'message')).toMatch(/можно заменить только таким же/);
  });

  test('the seed has pictures of its own, which the site can ask for', async () => {
    const text =
      '{ authors { avatar { alternativeText formats } } articles(pagination: { limit: 100 }) { image { hash } } }';
    const { body } = await query(cms.url, text);
    expect(at(body, 'data', 'authors', 0, 'avatar', 'alternativeText')).toMatch(/портрет/);
    expect(at(body, 'data', 'authors', 0, 'avatar', 'formats', 'avatar_96_avif')).toMatchObject({
      width: 96,
    });
    const articles = at(body, 'data', 'articles');
    const pictures = Array.isArray(articles) ? articles.filter((article) => at(article, 'image')) : [];
    expect(pictures).toHaveLength(2);
    // Files are read through what they belong to, and sent by the panel alone.
    expect((await get(`${cms.url}/api/upload/files`)).status).toBe(403);
    expect((await post(`${cms.url}/api/upload`, {}, READ_TOKEN)).status).toBe(403);
  });
});
