import 'server-only';
import { sellPreset } from '@vitrina/ordering';
import { orderTerms } from '~/checkout/order-terms';
import { getCommerce } from '~/content/get-commerce';
import { getStaticPresets, type StaticPreset } from '~/content/get-static-presets';
import { log } from '~/log';
import { catalogue } from '~/provider/catalogue';
import { OUTAGE, orOutage } from '~/provider/or-outage';
import { type PresetCard, soldCard, unconfirmedCard } from './preset-card';

/** The cards of a group as they are sold now, the cheapest first. Throws `ContentOutage`. */
export async function getPresetCards(group: Parameters<typeof getStaticPresets>[0]): Promise<PresetCard[]> {
  return cardsOf(await getStaticPresets(group));
}

/** These presets as they are sold now, the cheapest first. Throws `ContentOutage`. */
export async function cardsOf(presets: readonly StaticPreset[]): Promise<PresetCard[]> {
  const terms = orderTerms(await getCommerce());
  const cards = await orOutage(() =>
    Promise.all(
      presets.map(async (preset) => {
        const card = soldCard(preset, await sellPreset(preset, catalogue, terms));
        if (!card) log.warn({ preset: preset.title, server: preset.server }, 'a static preset is not sold');
        return card;
      }),
    ),
  );
  return (cards === OUTAGE ? presets.map(unconfirmedCard) : cards)
    .flatMap((card) => card ?? [])
    .sort(byPrice);
}

/** What has no price now stands last. */
function byPrice(one: PresetCard, other: PresetCard): number {
  return priceOf(one) - priceOf(other);
}

function priceOf({ state }: PresetCard): number {
  return 'monthly' in state ? state.monthly : Number.MAX_SAFE_INTEGER;
}
