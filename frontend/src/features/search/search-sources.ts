import { offeredPeriods, presetOrder, type ServerTariff, usualPeriod } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { type Commerce, getCommerce } from '~/content/get-commerce';
import { getServiceList, type ListedService } from '~/content/get-services';
import { cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { familyName, locationName, type Taxonomy, taxonomy } from '~/copy/taxonomy';
import { t } from '~/messages';
import { pricesOf } from '~/price-basis/price-basis';
import { catalogue } from '~/provider/catalogue';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import type { SearchSources } from './gather-documents';
import type { ServerOffer } from './match-servers';
import { memoizeLast } from './memoize-last';
import type { SearchDocument } from './search-index';

/** What the site searches by itself, each part asked for anew at most once a minute; articles are searched by the CMS. */
export const searchSources: SearchSources = {
  service: async () => serviceDocuments(await getServiceList()),
  tariff: async () => tariffDocuments(await getServerOffers()),
};

const serviceDocuments = memoizeLast((services: readonly ListedService[]) => services.map(serviceDocument));
const tariffDocuments = memoizeLast((offers: readonly ServerOffer[]) => offers.map(tariffDocument));

/** The servers on sale, as the search finds them. Throws `ProviderOutage`. */
export async function getServerOffers(): Promise<readonly ServerOffer[]> {
  const [tariffs, rules] = await Promise.all([catalogue.serverTariffs(), commerceIfKnown()]);
  return toOffers(tariffs, rules, taxonomy());
}

/** Every search reads them, and what they are called comes from the taxonomy. */
const toOffers = memoizeLast(offersOf);

function offersOf(
  tariffs: readonly ServerTariff[],
  rules: Commerce | undefined,
  _names: Taxonomy,
): readonly ServerOffer[] {
  const period = rules && { period: usualPeriod(offeredPeriods(rules.multipliers)) };
  return tariffs.map((tariff) => {
    return {
      tariff,
      prices: rules && pricesOf(tariff.price, rules),
      title: `${tariff.title}, ${locationName(tariff.location)}`,
      text: specs(tariff),
      note: '',
      // The price list shows one city only; the order of a tariff is where the tariff is for sure.
      href: orderPaths.registration(
        presetOrder(tariff.presetId, { bandwidthMbit: tariff.bandwidthMbit, ...period }),
      ),
    };
  });
}

function serviceDocument({ kind, name, slug, menuText }: ListedService): SearchDocument {
  return {
    kind: 'service',
    title: name,
    text: menuText,
    keywords: t.search.keywords[kind],
    href: paths[kind](slug),
    note: t.search.notes[kind],
    suggestion: name,
  };
}

function tariffDocument({ tariff, title, text, note, prices, href }: ServerOffer): SearchDocument {
  return {
    kind: 'tariff',
    ...{ title, text, note, prices, href },
    keywords: `${t.search.keywords.tariff} ${familyName(tariff.family)}`,
    suggestion: locationName(tariff.location),
  };
}

function specs({ cpu, cpuFrequency, ramMb, diskMb, diskType }: ServerTariff): string {
  return [cpuCaption(cpu, cpuFrequency), memoryCaption(ramMb), diskCaption(diskMb, diskType)].join(' · ');
}

/** A tariff is found without the CMS as well; its price cannot be named then, and its place by its code alone. */
export async function commerceIfKnown(): Promise<Commerce | undefined> {
  try {
    return await getCommerce();
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    return undefined;
  }
}
