import {
  DEFAULT_PAYMENT_PERIOD,
  formatMoney,
  LOCATIONS,
  presetOrder,
  quote,
  type ServerTariff,
} from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import { cpuCaption, diskCaption, FAMILY_NAMES, memoryCaption } from '~/captions';
import { ContentOutage } from '~/content/client';
import { type Commerce, getCommerce } from '~/content/get-commerce';
import { getServiceList, type ListedService } from '~/content/get-services';
import { type ArticleDigest, getArticleDigests } from '~/features/knowledge/get-article-digests';
import type { SearchSources } from '~/features/search/gather-documents';
import type { SearchDocument } from '~/features/search/search-index';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { catalogue } from '~/provider/catalogue';

/** All that can be searched, each part asked for anew at most once a minute. */
export const searchSources: SearchSources = {
  tutorial: async () => (await getDigestsCached()).map(articleDocument),
  service: async () => (await getServiceList()).map(serviceDocument),
  tariff: async () => {
    const [tariffs, commerce] = await Promise.all([catalogue.serverTariffs(), commerceIfKnown()]);
    return tariffs.map((tariff) => tariffDocument(tariff, commerce));
  },
};

const getDigestsCached = unstable_cache(getArticleDigests, ['tutorial-digests'], { revalidate: 60 });

function articleDocument({
  title,
  description,
  href,
  section,
  isTutorial,
  tags,
}: ArticleDigest): SearchDocument {
  return {
    kind: 'tutorial',
    title,
    text: description,
    keywords: [isTutorial ? 'инструкция статья' : 'блог статья', section, ...tags].join(' '),
    href,
    note: section,
    suggestion: section,
  };
}

function serviceDocument({ kind, name, slug, menuText }: ListedService): SearchDocument {
  return {
    kind: 'service',
    title: name,
    text: menuText,
    keywords: kind === 'service' ? 'услуга' : 'решение',
    href: paths[kind](slug),
    note: kind === 'service' ? 'Услуга' : 'Решение',
    suggestion: name,
  };
}

function tariffDocument(tariff: ServerTariff, commerce: Commerce | undefined): SearchDocument {
  const place = LOCATIONS[tariff.location];
  const captions = [
    cpuCaption(tariff.cpu, tariff.cpuFrequency),
    memoryCaption(tariff.ramMb),
    diskCaption(tariff.diskMb, tariff.diskType),
  ];
  return {
    kind: 'tariff',
    title: `${tariff.title}, ${place}`,
    text: captions.join(' · '),
    keywords: `тариф облачный сервер VDS VPS ${FAMILY_NAMES[tariff.family]}`,
    // The price list shows one city only; the order of a tariff is where the tariff is for sure.
    href: orderPaths.registration(presetOrder(tariff.presetId, { bandwidthMbit: tariff.bandwidthMbit })),
    note: commerce ? `${formatMoney(priceOf(tariff, commerce))}/мес` : '',
    suggestion: place,
  };
}

/** As the price list shows it: with a public IP, paid a year ahead. */
function priceOf(tariff: ServerTariff, { floatingIp, multipliers }: Commerce) {
  return quote(tariff.price, { floatingIp, discount: multipliers[DEFAULT_PAYMENT_PERIOD] });
}

/** A tariff is found without the CMS as well; only its price cannot be named then. */
async function commerceIfKnown(): Promise<Commerce | undefined> {
  try {
    return await getCommerce();
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    return undefined;
  }
}
