import {
  fetchStaticPresetDraft,
  getStaticPresets,
  type PresetVersion,
  type StaticPreset,
} from '~/content/get-static-presets';
import type { Change } from '~/preview/price-change';
import { changedCard } from './changed-card';
import { cardsOf } from './get-preset-cards';
import type { PresetCard } from './preset-card';

/** The cards of a group as they would be with a draft, and what it changes of its own. */
export interface PresetPreview {
  draft: PresetVersion;
  cards: PresetCard[];
  isShown: boolean;
  changes: Change[];
}

/** `undefined` when there is no such preset any more. Throws `ContentOutage`. */
export async function getPresetPreview(documentId: string): Promise<PresetPreview | undefined> {
  const versions = await fetchStaticPresetDraft(documentId);
  if (!versions) return undefined;
  const { draft, published } = versions;
  const others = (await getStaticPresets(draft.group)).filter(({ id }) => id !== documentId);
  const [cards, now, then] = await Promise.all([
    cardsOf(draft.preset ? [...others, draft.preset] : others),
    cardOf(published?.preset),
    cardOf(draft.preset),
  ]);
  return {
    ...{ draft, cards, isShown: then !== undefined },
    changes: changedCard({ version: published, card: now }, { version: draft, card: then }),
  };
}

async function cardOf(preset: StaticPreset | undefined): Promise<PresetCard | undefined> {
  return preset && (await cardsOf([preset]))[0];
}
