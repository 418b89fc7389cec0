import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNight } from './by-night';
import { describeOnBothByNight, type TestDatabase } from './databases';
import { prepare, REQUIRED, temporaryFolder, type Variables } from './running-cms';

const CMS = path.resolve(import.meta.dirname, '..');
const COMMAND = path.join(CMS, 'dist', 'src', 'commands', 'content.js');
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Articles there are before anything is imported. */
const SEED = path.join(CMS, 'seed', 'articles');
const SEEDED = readdirSync(SEED).filter((file) => file.endsWith('.md')).length;
const PICTURES = readdirSync(path.join(SEED, 'assets')).length;
const TIMEOUT_MS = 180_000;

// Each step starts the CMS anew.
describeOnBothByNight('articles in files', (create) => {
  let database: TestDatabase;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let settings: Variables & { PUBLIC_FOLDER: string };
  let given: string;
  let taken: string;

  beforeAll(async () => {
    database = await create();
    folder = await temporaryFolder();
    const uploads = path.join(folder.folder, 'public');
    await mkdir(uploads);
    settings = { ...REQUIRED, ...database.variables, SEED: 'true', PUBLIC_FOLDER: uploads };
    await prepare(settings);
    given = path.join(folder.folder, 'given');
    taken = path.join(folder.folder, 'taken');
    await mkdir(path.join(given, 'assets'), { recursive: true });
    await writeFile(path.join(given, 'assets', 'scheme.png'), PIXEL);
    for (const [name, content] of Object.entries(FILES)) await writeFile(path.join(given, name), content);
    const seeded = await readFile(path.join(CMS, 'seed', 'articles', 'ssh-keys.md'), 'utf8');
    await writeFile(path.join(given, 'ssh-keys.md'), seeded.replace(/^title: .*$/m, 'title: Вход по ключу'));
  });

  afterAll(async () => {
    await database?.remove();
    await folder?.remove();
  });

  /** What the command says, line by line. */
  async function content(...parameters: string[]): Promise<string[]> {
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'production', ...settings };
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...parameters], {
      cwd: CMS,
      env,
    }).catch((error: unknown) => {
      // Refused files end the command with 1, and what it has to say is on its output all the same.
      if (error instanceof Error && 'stdout' in error && String(error.stdout).includes('Новых')) {
        return { stdout: String(error.stdout) };
      }
      throw error;
    });
    return stdout
      .split('\n')
      .filter((line) => /^[+~!] |^Выгружено|^Новых|^Проба|^Придумано|^Удалено/.test(line))
      .map((line) => line.replaceAll(`${folder.folder}/`, ''));
  }

  test(
    'files become articles, and what cannot is refused with its line',
    async () => {
      expect(await content('import', given)).toEqual([
        '! given/broken.md:9 директива :::video неизвестна',
        '+ half-done.md',
        '+ keys-one.md',
        '+ keys-two.md',
        '~ ssh-keys.md',
        '! given/stopped.md:1 После заголовка 2 идёт заголовок 4: уровень пропущен.',
        '! given/strange.md:5 topic: «nowhere» в CMS нет',
        'Новых 3, изменённых 1, без изменений 0, отклонённых 3.',
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'what comes out is what went in, to the byte; what the check stopped stays a draft',
    async () => {
      expect(await content('export', taken)).toEqual([
        `Выгружено в taken: статей ${SEEDED + 4}, картинок ${PICTURES + 1}.`,
      ]);
      for (const name of ['half-done.md', 'keys-one.md', 'keys-two.md', 'ssh-keys.md']) {
        const [before, after] = await Promise.all(
          [given, taken].map((folder) => readFile(path.join(folder, name), 'utf8')),
        );
        // What nobody has dated is dated by its publication.
        const isDated = /^(?:date_created: |published: false)/m.test(before ?? '');
        expect(isDated ? after : after?.replace(/^date_created: 20.*\n/m, '')).toBe(before);
      }
      const untouched = 'nginx-https-ubuntu.md';
      expect(await readFile(path.join(taken, untouched), 'utf8')).toBe(
        await readFile(path.join(SEED, untouched), 'utf8'),
      );
      const stopped = await readFile(path.join(taken, 'stopped.md'), 'utf8');
      expect(stopped).toBe(FILES['stopped.md']?.replace('published: true', 'published: false'));
      const pictures = [...readdirSync(path.join(SEED, 'assets')), 'scheme.png'].sort();
      expect((await readdir(path.join(taken, 'assets'))).sort()).toEqual(pictures);
    },
    TIMEOUT_MS,
  );

  test(
    'a rehearsal tells what would change and changes nothing, and nothing is touched that is as its file says',
    async () => {
      const changed = (await readFile(path.join(given, 'half-done.md'), 'utf8')).replace('Пока', 'Уже не');
      await writeFile(path.join(given, 'half-done.md'), changed);
      // What readers have done is no difference: the CMS counts on.
      const older = FILES['keys-one.md']?.replace('views: 5', 'views: 4').replace('rating: 4.5', 'rating: 3');
      await writeFile(path.join(given, 'keys-one.md'), older ?? '');
      const rehearsed = await content('import', given, '--dry-run');
      expect(rehearsed).toContain('~ half-done.md');
      expect(rehearsed.at(-1)).toMatch(/^Проба, ничего не изменено\. Новых 0, изменённых 1, без изменений 3/);
      // That nothing is touched which is as its file says, by night also of every article of the seed.
      if (!isNight) return;
      expect(await content('import', taken)).toEqual([
        `Новых 0, изменённых 0, без изменений ${SEEDED + 4}, отклонённых 0.`,
      ]);
    },
    TIMEOUT_MS,
  );

  test(
    'made-up articles come and go without touching others',
    async () => {
      expect((await content('generate', '30'))[0]).toMatch(/^Придумано статей: 30/);
      expect(await content('generate', '--remove')).toEqual(['Удалено придуманных статей: 30.']);
    },
    TIMEOUT_MS,
  );
});

function file(url: string, published: boolean, more: string, text: string): string {
  return `---\ntitle: Статья ${url}\nurl: ${url}\npublished: ${published}\ndescription: О чём она.\n${more}---\n\n${text}`;
}

const SECTION = 'topic: linux\nviews: 0\ncomment_invitation: true\n';

const FILES: Record<string, string> = {
  // Two articles that lead to each other can be published only together.
  'keys-one.md': file(
    'keys-one',
    true,
    'image:\n  file: /assets/scheme.png\n  alt: Схема входа\ntopic: linux\ntags:\n  - ssh\n  - backups\n' +
      'date_created: 2026-05-01T09:00:00.000Z\nviews: 5\nrating: 4.5\ncomment_invitation: false\n' +
      'similar_tutorials:\n  - keys-two\n  - ssh-keys\n',
    '## Начало\n\nДальше [вторая](article:keys-two).\n\n![Схема](/assets/scheme.png "Подпись")\n',
  ),
  'keys-two.md': file('keys-two', true, SECTION, 'Раньше [первая](article:keys-one).\n'),
  'half-done.md': file('half-done', false, SECTION, 'Пока черновик.\n'),
  'stopped.md': file('stopped', true, SECTION, '## Раздел\n\n#### Прыжок\n'),
  'broken.md': file('broken', true, 'views: 0\n', 'Слова.\n\n:::video\nкино\n:::\n').replace(
    'Слова.\n\n',
    '',
  ),
  'strange.md': file('strange', true, '', 'Слова.\n').replace(
    'description: О чём она.\n',
    'topic: nowhere\n',
  ),
};
