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

test.each<[string, string, RegExp]>([
  ['hangs', 'setTimeout(() => {}, 60_000)', /no answer within 0\.5 s/],
  ['breaks', 'throw new Error("it is not built")', /it is not built/],
  ['says something else', 'console.log("ready")', /cannot be examined/],
])('one that %s is a fault and no end of the doctor', async (_, program, what) => {
  const { fine, findings } = await askService('site', {}, { args: ['-e', program], withinMs: 500 });
  expect(fine).toEqual([]);
  expect(findings).toMatchObject([{ level: 'fault', what: expect.stringMatching(what) }]);
});

test.skipIf(process.getuid?.() !== 0)('root asks a service with the rights of its user', async () => {
  const program = `process.stdout.write(JSON.stringify({ fine: [process.getuid(), process.env.HOME ?? 'no home'], findings: [] }))`;
  const { fine } = await askService('site', {}, { args: ['-e', program], user: 'nobody' });
  expect(fine).toEqual([65534, 'no home']);
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
