import { openStateFile } from './open-state-file';
import { MOST_KEYS, type TallyStore, toBatch } from './tally-store';

const SCHEMA = `CREATE TABLE IF NOT EXISTS sums (batch TEXT NOT NULL, key TEXT NOT NULL, amount INTEGER NOT NULL,
PRIMARY KEY (batch, key)) WITHOUT ROWID`;
/** What is not on its way yet. */
const PENDING = '';

interface Sum {
  batch: string;
  key: string;
  amount: number;
}

/** Sums of one instance, which outlive its process; `name` is that of their file. Throws when there can be no file. */
export function openDiskTally(folder: string, name: string): TallyStore {
  const store = openStateFile(folder, `${name}.db`, SCHEMA);
  // A hit must not wait for the disk: what the system has taken outlives a killed process, and a power cut costs a second's sums.
  store.pragma('synchronous = NORMAL');
  const raise = store.prepare(
    `INSERT INTO sums (batch, key, amount) SELECT '', @key, 1
     WHERE (SELECT count(*) FROM sums WHERE batch = '') < @most OR EXISTS (SELECT 1 FROM sums WHERE batch = '' AND key = @key)
     ON CONFLICT (batch, key) DO UPDATE SET amount = amount + 1`,
  );
  const onTheWay = store.prepare<[], Sum>(`SELECT batch, key, amount FROM sums WHERE batch <> ''`);
  const begin = store.prepare(`UPDATE sums SET batch = ? WHERE batch = ''`);
  const drop = store.prepare('DELETE FROM sums WHERE batch = ?');
  const add = store.transaction((keys: readonly string[]) => {
    for (const key of keys) raise.run({ key, most: MOST_KEYS });
  });
  const take = store.transaction(() => {
    if (onTheWay.all().length === 0) begin.run(crypto.randomUUID());
    return onTheWay.all();
  });
  return {
    add: async (keys) => add.immediate(keys),
    async take() {
      const sums = take.immediate();
      const [first] = sums;
      return (
        first &&
        toBatch(
          first.batch,
          sums.map(({ key, amount }) => [key, amount] as [string, number]),
        )
      );
    },
    done: async (id) => void (id !== PENDING && drop.run(id)),
  };
}
