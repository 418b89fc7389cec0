import { offeredPeriods, presetOrder, type ServerTariff, usualPeriod } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { type Commerce, getCommerce } from '~/content/get-commerce';
import { getServiceList, type ListedService } from '~/content/get-services';
import { cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { familyName, locationName, type Taxonomy, taxonomy } from '~/copy/taxonomy';
import { t } from '~/messages';
import { type BasisRules, pricesOf } from '~/price-basis/price-basis';
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
  tariff: async () => (await getSale()).documents,
};

const serviceDocuments = memoizeLast((services: readonly ListedService[]) => services.map(serviceDocument));

/** The servers on sale, as the search finds them. Throws `ProviderOutage`. */
export async function getServerOffers(): Promise<readonly ServerOffer[]> {
  return (await getSale()).offers;
}

async function getSale(): Promise<Sale> {
  const [tariffs, rules] = await Promise.all([catalogue.serverTariffs(), commerceIfKnown()]);
  return toSale(tariffs, rules);
}

interface Sale {
  offers: readonly ServerOffer[];
  /** The same, for the index. */
  documents: readonly SearchDocument[];
}

/** Every search needs it, and it is made once for all of them. */
export function toSale(tariffs: readonly ServerTariff[], rules: BasisRules | undefined): Sale {
  return makeSale(tariffs, rules, taxonomy());
}

/** The names are not read here but by `locationName` and `familyName`: when they are others, so is what is made with them. */
const makeSale = memoizeLast(
  (tariffs: readonly ServerTariff[], rules: BasisRules | undefined, _names: Taxonomy): Sale => {
    const offers = tariffs.map((tariff) => toOffer(tariff, rules));
    return { offers, documents: offers.map(tariffDocument) };
  },
);

function toOffer(tariff: ServerTariff, rules: BasisRules | undefined): ServerOffer {
  const period = rules && { period: usualPeriod(offeredPeriods(rules.multipliers)) };
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
