import { readFileSync } from 'node:fs';
import { readRecord } from './read-record';
import { replayAtSandbox } from './replay-at-sandbox';
import { replayInWords } from './replay-in-words';

/** `npm run replay -- <file>`: ends with 1 when the order did otherwise than it had, with 2 when it cannot be replayed. */
async function main([file]: string[]): Promise<number> {
  if (!file)
    throw new Error('say which file: the panel of the CMS gives it, “Заказы”, “Скачать для повтора”');
  const replayed = await replayAtSandbox(readRecord(readFileSync(file, 'utf8')));
  process.stdout.write(`${replayInWords(replayed).join('\n')}\n`);
  return replayed.every(({ isSame }) => isSame) ? 0 : 1;
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(
      `This cannot be replayed: ${error instanceof Error ? error.message : String(error)}.\n`,
    );
    process.exit(2);
  },
);
