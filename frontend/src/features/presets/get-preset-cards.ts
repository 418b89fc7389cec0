import {
  offeredPeriods,
  type PaymentPeriod,
  type PricingRules,
  quoteOrder,
  type SoldPreset,
  sellPreset,
} from '@vitrina/ordering';
import { pricingRules } from '~/checkout/pricing-rules';
import { getCommerce } from '~/content/get-commerce';
import { getStaticPresets, type StaticPreset } from '~/content/get-static-presets';
import { askEachPeriod, type BasisPrices, usualPrice } from '~/price-basis/price-basis';
import { catalogue } from '~/provider/catalogue';
import { orUnavailable } from '~/rendering/or-unavailable';
import { UNAVAILABLE } from '~/rendering/unavailable';
import { log } from '~/runtime/log';
import { type PresetCard, soldCard, unconfirmedCard } from './preset-card';

/** The cards of a group as they are sold now, the cheapest first. Throws `ContentOutage`. */
export async function getPresetCards(group: Parameters<typeof getStaticPresets>[0]): Promise<PresetCard[]> {
  return cardsOf(await getStaticPresets(group));
}

/** These presets as they are sold now, the cheapest first. Throws `ContentOutage`. */
export async function cardsOf(presets: readonly StaticPreset[]): Promise<PresetCard[]> {
  const rules = pricingRules(await getCommerce());
  const cards = await orUnavailable(() =>
    Promise.all(
      presets.map(async (preset) => {
        const sold = await sellPreset(preset, catalogue, rules);
        const card = soldCard(preset, sold, await pricesOfPreset(sold, rules));
        if (!card) log.warn({ preset: preset.title, server: preset.server }, 'a static preset is not sold');
        return card;
      }),
    ),
  );
  return (cards === UNAVAILABLE ? presets.map((preset) => unconfirmedCard(preset, rules)) : cards)
    .flatMap((card) => card ?? [])
    .sort(byPrice);
}

/** What has no price now stands last. */
function byPrice(one: PresetCard, other: PresetCard): number {
  return priceOf(one) - priceOf(other);
}

function priceOf({ state }: PresetCard): number {
  return 'prices' in state ? usualPrice(state.prices) : Number.MAX_SAFE_INTEGER;
}

/** What the order of a card is quoted in every basis: the function that the order is checked by. */
async function pricesOfPreset(sold: SoldPreset, rules: PricingRules): Promise<BasisPrices | undefined> {
  if (sold.kind !== 'offer') return undefined;
  const quoted = async (period: PaymentPeriod, hasFloatingIp: boolean) => {
    const quote = await quoteOrder({ ...sold.order, period, hasFloatingIp }, catalogue, rules);
    return quote.kind === 'offer' ? quote.monthly : undefined;
  };
  return askEachPeriod(offeredPeriods(rules.multipliers), async (period) => {
    const [withIp, withoutIp] = await Promise.all([quoted(period, true), quoted(period, false)]);
    return withIp === undefined || withoutIp === undefined ? undefined : { withIp, withoutIp };
  });
}
