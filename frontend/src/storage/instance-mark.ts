import { randomBytes } from 'node:crypto';
import { type IntentStore, type MakerMark, parseMakerMark } from '@vitrina/ordering';

const KEY = 'instance';
const KEPT_SECONDS = 10 * 365 * 24 * 60 * 60;

/**
 * The name of this instance, made once and kept with its own notes: where these outlive the process, an intent that belongs to
 * the instance still does after a restart.
 */
export function instanceMark(own: Pick<IntentStore, 'recall' | 'remember'>): () => Promise<MakerMark> {
  let mark: Promise<MakerMark> | undefined;
  return () => {
    mark ??= keptMark(own);
    return mark;
  };
}

async function keptMark(own: Pick<IntentStore, 'recall' | 'remember'>): Promise<MakerMark> {
  const kept = parseMakerMark((await own.recall(KEY)) ?? '');
  if (kept) return kept;
  const digits = randomBytes(4).toString('hex');
  const made = parseMakerMark(digits);
  if (!made) throw new Error(`${digits} is no mark`);
  await own.remember(KEY, made, KEPT_SECONDS);
  return made;
}
