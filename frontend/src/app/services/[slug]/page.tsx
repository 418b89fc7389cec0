import { PANEL_HOME } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Service } from '~/content/get-services';
import { getSite } from '~/content/get-site';
import { getTariffList } from '~/features/catalogue/get-tariff-list';
import { RetiredLink } from '~/features/catalogue/retired-link';
import { StructuredOffers } from '~/features/catalogue/structured-offers';
import { DEFAULT_LOCATION } from '~/features/catalogue/tariff-offers';
import { TariffSection } from '~/features/catalogue/tariff-section';
import { AiBundle } from '~/features/products/ai-bundle';
import { getAiBundle } from '~/features/products/get-ai-bundle';
import { getProductList, isListed, type ListedService } from '~/features/products/get-product-list';
import { OwnBucket, OwnMachine } from '~/features/products/own-choice';
import { ProductSection } from '~/features/products/product-section';
import { getServiceMetadata, getServicePage } from '~/features/services/get-service-page';
import { ServiceView } from '~/features/services/service-view';
import { paths } from '~/paths';
import { type CataloguePart, catalogue } from '~/provider/catalogue';
import { LivePart } from '~/site/live-part';
import { PriceDate } from '~/site/price-date';

export const revalidate = 60;

interface ServicePageProps {
  params: Promise<{ slug: string }>;
}

/** No page is made while the site is built: the CMS and the provider are not there then. The first visit makes it. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: ServicePageProps): Promise<Metadata> {
  return getServiceMetadata('service', (await params).slug);
}

export default async function ServicePage({ params }: ServicePageProps) {
  const { slug } = await params;
  const [page, site] = await Promise.all([getServicePage('service', slug), getSite()]);
  if (!page) notFound();
  if (isListed(slug))
    return (
      <ServiceView {...page} site={site} orderHref={`${paths.service(slug)}#tariffs`}>
        {slug === 'databases' && <StructuredOffers of={slug} {...structured(page.service)} />}
        <LivePart
          load={() => getProductList(slug)}
          outage={{ of: slug === 'databases' ? slug : 'tariffs', page: paths.service(slug) }}
        >
          {(list) => (
            <ProductSection list={list}>
              <PriceDate of={PARTS[slug]} />
              <LivePart
                load={() => getOwnChoice(slug)}
                outage={{ of: 'configurator', page: paths.service(slug) }}
              >
                {(own) => own}
              </LivePart>
            </ProductSection>
          )}
        </LivePart>
      </ServiceView>
    );
  if (slug === 'kubernetes') return <ServiceView {...page} site={site} orderHref={paths.createCluster} />;
  if (slug === 'ai-servers') {
    return (
      <ServiceView {...page} site={site} orderHref={`${paths.service(slug)}#tariffs`}>
        <LivePart load={getAiBundle} outage={{ of: 'tariffs', page: paths.service(slug) }}>
          {(bundle) => bundle && <AiBundle bundle={bundle} />}
        </LivePart>
      </ServiceView>
    );
  }
  if (paths.service(slug) !== paths.cloudServers)
    return <ServiceView {...page} site={site} orderHref={paths.handOff(PANEL_HOME)} />;
  return (
    <ServiceView {...page} site={site} orderHref={paths.tariffs}>
      <RetiredLink />
      <StructuredOffers of="cloud-servers" {...structured(page.service)} />
      <LivePart
        load={() => getTariffList(DEFAULT_LOCATION)}
        outage={{ of: 'servers', page: paths.cloudServers }}
      >
        {(groups) => (
          <div className="grid gap-4">
            <TariffSection location={DEFAULT_LOCATION} groups={groups} />
            <PriceDate of="serverTariffs" />
          </div>
        )}
      </LivePart>
    </ServiceView>
  );
}

const PARTS: Record<ListedService, CataloguePart> = {
  databases: 'databaseTariffs',
  s3: 'storageTariffs',
  'load-balancers': 'balancerTariffs',
  'dedicated-servers': 'dedicatedTariffs',
  apps: 'appTariffs',
};

function structured({ slug, name, seoDescription }: Service) {
  return { name, description: seoDescription, path: paths.service(slug) };
}

/** What is sold in any size or of any parts stands above the list. */
async function getOwnChoice(slug: string): Promise<ReactNode> {
  if (slug === 's3') {
    const [configurator] = await catalogue.storageConfigurators();
    return configurator && <OwnBucket configurator={configurator} />;
  }
  if (slug !== 'dedicated-servers') return null;
  const configurator = await catalogue.dedicatedConfigurator();
  return configurator && <OwnMachine configurator={configurator} />;
}
