import { createMemoryIntents } from '@vitrina/ordering';
import { openDiskIntents } from '../storage/disk-intents';

/** A process that keeps one note after another, and says so after each, until it is killed. */
async function keepNoting(folder: string, secret: string): Promise<never> {
  const onTrouble = (error: unknown) => {
    throw error;
  };
  const intents = openDiskIntents({ folder, secret, fallback: createMemoryIntents(), onTrouble });
  for (let number = 1; ; number += 1) {
    await intents.remember(`sent:${number}`, `note ${number}`, 3_600);
    if (number % 3 === 0) await intents.forget(`sent:${number}`);
    process.stdout.write(`${number}\n`);
  }
}

const [folder = '', secret = ''] = process.argv.slice(2);
void keepNoting(folder, secret);
