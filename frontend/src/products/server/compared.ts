import { type PresetId, parseId } from '@vitrina/ordering';

export const COMPARED_AT_MOST = 4;

/** The tariffs of `?compare=2453,2455` that exist, each once, in the order they were chosen; `undefined` for none. */
export function readCompared(text: string, known: readonly { presetId: PresetId }[]): PresetId[] | undefined {
  const ids = text.split(',').flatMap((part) => parseId<PresetId>(part) ?? []);
  const chosen = [...new Set(ids.filter((id) => known.some(({ presetId }) => presetId === id)))];
  return chosen.length > 0 ? chosen.slice(0, COMPARED_AT_MOST) : undefined;
}

/** With one more or one less; `undefined` when there is no room for one more. */
export function withToggled(compared: readonly PresetId[], id: PresetId): PresetId[] | undefined {
  if (compared.includes(id)) return compared.filter((other) => other !== id);
  return compared.length < COMPARED_AT_MOST ? [...compared, id] : undefined;
}
