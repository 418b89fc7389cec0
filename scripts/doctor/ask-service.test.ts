import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../toolchain.mjs';
import { askService } from './ask-service.mjs';

test('a service is asked in an environment of its own', async () => {
  const program = `process.stdout.write(JSON.stringify({ fine: Object.keys(process.env).toSorted(), findings: [] }))`;
  const { fine } = await askService('site', { SITE_URL: 'https://shop.test' }, { args: ['-e', program] });
  expect(fine).toEqual(['HOME', 'LOG_LEVEL', 'PATH', 'SITE_URL']);
});

test.each<[string, string, RegExp, RegExp, number?]>([
  ['hangs', 'setTimeout(() => {}, 60_000)', /no answer within 0\.5 s/, /machine/, 500],
  ['is not built', 'await import("/nowhere.js")', /nowhere/, /npm run build/],
  ['breaks', 'throw new Error("it breaks")', /it breaks/, /fault of the doctor/],
  ['says something else', 'console.log("ready")', /it says nothing/, /fault of the doctor/],
])('one that %s is a fault and no end of the doctor', async (_, program, what, mend, withinMs) => {
  const args = ['--input-type=module', '-e', program];
  const { fine, findings } = await askService(
    'site',
    {},
    { args, ...(withinMs === undefined ? {} : { withinMs }) },
  );
  expect(fine).toEqual([]);
  expect(findings).toMatchObject([
    { level: 'fault', what: expect.stringMatching(what), mend: expect.stringMatching(mend) },
  ]);
});

test.each([
  [
    'what it found',
    'process.stdout.write(JSON.stringify({ fine: [], findings: [{ what: process.env.CMS_READ_TOKEN }] }))',
  ],
  ['how it ended', 'throw new Error(process.env.CMS_READ_TOKEN)'],
])('no secret stands in %s', async (_, program) => {
  const CMS_READ_TOKEN = 'a "quoted" one\nof two lines';
  const told = JSON.stringify(await askService('site', { CMS_READ_TOKEN }, { args: ['-e', program] }));
  expect(told).toContain('…');
  expect(told).not.toMatch(/quoted|two lines/);
});

test.skipIf(process.getuid?.() !== 0)('root asks a service with the rights of its user', async () => {
  const program = `process.stdout.write(JSON.stringify({ fine: [String(process.getuid()), process.env.HOME ?? 'no home'], findings: [] }))`;
  const { fine } = await askService('site', {}, { args: ['-e', program], user: 'nobody' });
  expect(fine).toEqual(['65534', 'no home']);
  await expect(askService('site', {}, { user: 'vitrina-nobody' })).rejects.toThrow('vitrina-nobody');
});

test('a file that is kept from whoever asks is no file that is missing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-doctor-'));
  try {
    const kept = join(folder, 'site.env');
    writeFileSync(kept, '');
    chmodSync(folder, 0o755);
    chmodSync(kept, 0o000);
    const told = (file: string) =>
      spawnSync(process.execPath, [join(ROOT, 'scripts', 'doctor.mjs'), '--site', file], {
        ...{ encoding: 'utf8', cwd: ROOT },
        ...(process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}),
      }).stderr;
    expect(told(kept)).toContain(`You may not read ${kept}`);
    expect(told(join(folder, 'none.env'))).toContain('There is no');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
