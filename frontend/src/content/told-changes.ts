import { processWide } from '~/runtime/process-wide';

/** Longer than the CMS shares an answer, so that nothing it shares is older than a change that is not named any more. */
const NAMED_MS = 5_000;
/** A process that is younger may not have been told of what others know. */
const isYoung = () => performance.now() < NAMED_MS;

/** When each change was told, by its number. */
function told(): Map<string, number> {
  return processWide('told-changes', () => new Map());
}

/** Notes that the CMS has told of a change; `number` is the header of its notice. */
export function noteChange(number: unknown): void {
  if (typeof number === 'string' && /^\d{1,15}$/.test(number)) told().set(number, performance.now());
}

/**
 * The numbers of all changes that were told in the last seconds, as the header of a question; nothing when there were none, or when
 * this process may not know of all.
 */
export function toldChanges(): string | undefined {
  if (isYoung()) return undefined;
  const since = performance.now() - NAMED_MS;
  for (const [number, at] of told()) if (at < since) told().delete(number);
  return told().size === 0 ? undefined : [...told().keys()].sort().join();
}
