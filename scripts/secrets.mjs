import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
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
  const calls = Array.from({ length: Math.ceil(files.length / FILES_OF_A_CALL) }, (_, call) =>
    files.slice(call * FILES_OF_A_CALL, (call + 1) * FILES_OF_A_CALL),
  );
  // It reads one file after the other: each processor takes the next call.
  const inTurn = async () => {
    for (let call = calls.pop(); call; call = calls.pop())
      await run('secretlint', ['--no-glob', '--secretlintrc', `${ROOT}/.secretlintrc.json`, ...call], {
        cwd: root,
      });
  };
  await Promise.all(Array.from({ length: availableParallelism() }, inTurn));
}
