import { type PresetId, parseId } from '@vitrina/ordering';

export const COMPARED_AT_MOST = 4;

/** The tariffs of `?compare=2453,2455` that exist, each once, in the order they were chosen. */
export function readCompared(text: string, known: readonly { presetId: PresetId }[]): PresetId[] {
  const ids = text.split(',').flatMap((part) => parseId<PresetId>(part) ?? []);
  const chosen = ids.filter((id) => known.some(({ presetId }) => presetId === id));
  return [...new Set(chosen)].slice(0, COMPARED_AT_MOST);
}

/** With one more or one less; `undefined` when there is no room for one more. */
export function withToggled(compared: readonly PresetId[], id: PresetId): PresetId[] | undefined {
  if (compared.includes(id)) return compared.filter((other) => other !== id);
  return compared.length < COMPARED_AT_MOST ? [...compared, id] : undefined;
}
