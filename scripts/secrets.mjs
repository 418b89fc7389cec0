import { execFileSync } from 'node:child_process';
import { ROOT, run } from './toolchain.mjs';

const FILES_OF_A_CALL = 500;

/**
 * Looks for keys and passwords in every file that git keeps. Throws where it finds one, without showing it.
 * @param {string} [root]
 */
export async function checkSecrets(root = ROOT) {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(Boolean);
  for (let first = 0; first < files.length; first += FILES_OF_A_CALL)
    await run(
      'secretlint',
      [
        '--no-glob',
        '--secretlintrc',
        `${ROOT}/.secretlintrc.json`,
        ...files.slice(first, first + FILES_OF_A_CALL),
      ],
      { cwd: root },
    );
}
