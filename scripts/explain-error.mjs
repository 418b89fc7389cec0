import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainFrames, explainLine } from './explain-error/explain-frames.mjs';
import { main, ROOT, Stop } from './toolchain.mjs';

/**
 * `npm run explain < stack.txt`, or with a line of the log: where in the source each place of a stack is. The maps are those of the
 * build in this folder, so it has to be the build that has failed.
 */
await main(async () => {
  if (process.stdin.isTTY) throw new Stop('Give it a stack or lines of the log: npm run explain < stack.txt');
  const given = readFileSync(0, 'utf8');
  const explained = explainFrames(given.split('\n').flatMap(explainLine), join(ROOT, 'frontend'));
  process.stdout.write(`${explained.join('\n')}\n`);
});
