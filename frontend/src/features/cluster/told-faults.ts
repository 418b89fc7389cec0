import type { WrongField } from '~/forms/error-summary';
import type { Fault } from './read-cluster';

/**
 * The list above the form: what the last check has found, in its words, and what of it has been put right since. What is typed
 * afterwards changes nothing else in it, and a field has one line however much is wrong with it.
 */
export function toldFaults(found: readonly Fault[], now: readonly Fault[]): WrongField[] {
  const byField = new Map<string, string>();
  for (const { field, text } of found) if (!byField.has(field)) byField.set(field, text);
  return [...byField].map(([name, error]) => ({
    ...{ name, error },
    isMended: now.every(({ field }) => field !== name),
  }));
}
