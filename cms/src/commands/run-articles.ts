import path from 'node:path';
import { parseArgs } from 'node:util';
import { runArticles } from '../runs/run-articles';
import { RunStop } from '../runs/throw-away-root';

/** Debian 13. */
const SUITE = 'trixie';

/** `node dist/src/commands/run-articles.js [--folder articles] [--suite bookworm] [address …]`; needs root, see `runs`. */
async function main(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { folder: { type: 'string' }, suite: { type: 'string' } },
  });
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const suite = values.suite ?? SUITE;
  if (!/^[a-z]+$/.test(suite)) throw new RunStop('Выпуск Debian называют словом: --suite trixie');
  const ofTheSeed = path.resolve(__dirname, '..', '..', '..', 'seed', 'articles');
  return runArticles({ folder: path.resolve(values.folder ?? ofTheSeed), urls: positionals, suite, say });
}

main(process.argv.slice(2)).then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1;
  },
  (error: unknown) => {
    const isKnown = error instanceof RunStop;
    process.stderr.write(`${isKnown ? error.message : String(Reflect.get(Object(error), 'stack'))}\n`);
    process.exitCode = 1;
  },
);
