import type { Core } from '@strapi/strapi';
import { MADE, madeId } from './make-article';

const PRESET = 'api::commerce.static-preset';
/** SQLite takes no more than some 32,000 values in one statement. */
const BATCH = 200;

/** The former ones go, so the same number gives the same presets. They sell no preset of the provider, so no page shows them. */
export async function loadPresets(strapi: Core.Strapi, amount: number): Promise<void> {
  await strapi.db.transaction(async () => {
    await removePresets(strapi);
    for (let start = 0; start < amount; start += BATCH) {
      const numbers = Array.from(
        { length: Math.min(BATCH, amount - start) },
        (_, index) => start + index + 1,
      );
      await strapi.db.query(PRESET).createMany({ data: numbers.flatMap(rowsOf) });
    }
  });
}

/** Removes the made-up presets and nothing else; answers how many there were. */
export async function removePresets(strapi: Core.Strapi): Promise<number> {
  const { count } = await strapi.db.query(PRESET).deleteMany({ where: MADE });
  return count / 2;
}

/** A preset that is published has two rows of one document. */
function rowsOf(number: number): object[] {
  const createdAt = new Date(Date.UTC(2020, 0, 1) + number * 3_600_000);
  const row = {
    documentId: madeId(number),
    code: `generated-${number}`,
    title: `Придуманный ${number}`,
    group: 'other',
    ...{ cpu: 1 + (number % 16), ram_gb: 1 + (number % 64), disk_gb: 10 + (number % 500) },
    ...{ price: 200 + number, bandwidth: 200, location: 'ru-1' },
    ...{ createdAt, updatedAt: createdAt },
  };
  return [
    { ...row, publishedAt: null },
    { ...row, publishedAt: createdAt },
  ];
}
