import { ProviderOutage, type ServerTariff } from '@vitrina/ordering';
import { fetchCommerce } from '~/content/get-commerce';
import { log } from '~/log';
import { catalogue } from '~/provider/catalogue';
import { within } from '~/runtime/deadline';
import { type TariffOffer, toOffers } from './tariff-offers';

/** Cards of tariffs in a text, by number. `unknown`: the provider is away, and nobody has asked it before. */
export type TariffsByPreset = { status: 'known'; offers: TariffOffer[] } | { status: 'unknown' };

/** A text waits no longer than this for what stands beside it. */
const PRICES_MS = 1_200;

/** The tariffs that a document shows. Throws `ContentOutage`. */
export async function getTariffsByPreset(presets: readonly number[]): Promise<TariffsByPreset> {
  if (presets.length === 0) return { status: 'known', offers: [] };
  const [tariffs, commerce] = await Promise.all([askTariffs(), fetchCommerce()]);
  if (tariffs === undefined) return { status: 'unknown' };
  const shown = tariffs.filter(({ presetId }) => presets.includes(presetId));
  return { status: 'known', offers: toOffers(shown, commerce) };
}

/** A text that is published while the provider is away must appear. */
async function askTariffs(): Promise<ServerTariff[] | undefined> {
  try {
    return await within(PRICES_MS, catalogue.serverTariffs);
  } catch (error) {
    if (!(error instanceof ProviderOutage)) throw error;
    log.warn({ error: String(error) }, 'cards of tariffs are left out');
    return undefined;
  }
}
