import { type OsImage, type PresetId, ProviderOutage } from '@vitrina/ordering';
import { type Commerce, fetchCommerce } from '~/content/get-commerce';
import { catalogue } from '~/provider/catalogue';
import { within } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import { inEachBasis, type TariffOffer, toOffers } from './tariff-offers';

/** What a text wants a card of: a tariff, and the system to put on it by its name. */
export interface WantedCard {
  preset: PresetId;
  system?: string;
}

/** The card of a tariff as it was wanted. */
export interface TariffCard extends WantedCard {
  offer: TariffOffer;
  /** The system that its order installs; absent when the one that is wanted is not on sale. */
  installs?: string;
}

/** The cards of a text. `unknown`: the provider is away, and nobody has asked it before. */
export type TariffCards = { status: 'known'; cards: TariffCard[] } | { status: 'unknown' };

/** A text waits no longer than this for what stands beside it. */
const PRICES_MS = 1_200;

/** The cards that a text wants, each once, without those of tariffs that are sold no more. Throws `ContentOutage`. */
export async function getTariffCards(wanted: readonly WantedCard[]): Promise<TariffCards> {
  if (wanted.length === 0) return { status: 'known', cards: [] };
  const namesSystem = wanted.some(({ system }) => system !== undefined);
  const [tariffs, systems, commerce] = await Promise.all([
    ask(catalogue.serverTariffs),
    namesSystem ? ask(catalogue.osImages) : [],
    fetchCommerce(),
  ]);
  if (tariffs === undefined) return { status: 'unknown' };
  return { status: 'known', cards: toCards(wanted, { tariffs, systems: systems ?? [], commerce }) };
}

interface OnSale {
  tariffs: Parameters<typeof toOffers>[0];
  systems: readonly OsImage[];
  commerce: Pick<Commerce, 'floatingIp' | 'multipliers'>;
}

export function toCards(wanted: readonly WantedCard[], { tariffs, systems, commerce }: OnSale): TariffCard[] {
  const named = new Map(wanted.map((card) => [`${card.preset} ${card.system ?? ''}`, card]));
  return [...named.values()].flatMap(({ preset, system }) => {
    const tariff = tariffs.filter(({ presetId }) => presetId === preset);
    const image = systems.find(({ caption }) => caption.toLowerCase() === system?.toLowerCase());
    return inEachBasis(toOffers(tariff, commerce, { system: image }), commerce).map((offer) => ({
      ...{ preset, offer },
      ...(system !== undefined && { system }),
      ...(image && { installs: image.caption }),
    }));
  });
}

/** A text that is published while the provider is away must appear. */
async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await within(PRICES_MS, question);
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error;
    log.warn({ error: String(error) }, 'cards of tariffs are left out');
    return undefined;
  }
}
