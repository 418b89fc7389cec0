import { nodeTitle } from '~/captions';
import type { ReadChoice } from './cluster-choice';

/** In an address: what it says is being chosen still, and not ordered yet. */
export const STILL_CHOOSING = 'edit';

/** Why there is no such cluster. */
export function tooManyMasters({ master, most }: Extract<ReadChoice, { kind: 'too-many-masters' }>): string {
  const title = nodeTitle(master.title);
  return most === 1
    ? `У ${title} бывает только один мастер`
    : `У ${title} бывает не больше ${mastersCount(most)}`;
}

/** After a word that asks for the genitive: одного мастера, трёх мастеров. */
export function mastersCount(count: number): string {
  return count === 1 ? 'одного мастера' : `${count} мастеров`;
}
