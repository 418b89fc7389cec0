import { PANEL_HOME } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getSite } from '~/content/get-site';
import { getTariffList } from '~/features/catalogue/get-tariff-list';
import { DEFAULT_LOCATION } from '~/features/catalogue/tariff-offers';
import { TariffSection } from '~/features/catalogue/tariff-section';
import { ConfiguratorSection } from '~/features/configurator/configurator-section';
import { getServerConfigurator } from '~/features/configurator/get-server-configurator';
import { AiBundle } from '~/features/products/ai-bundle';
import { getAiBundle } from '~/features/products/get-ai-bundle';
import { getProductList, isListed } from '~/features/products/get-product-list';
import { OwnBucket, OwnMachine } from '~/features/products/own-choice';
import { ProductSection } from '~/features/products/product-section';
import { getServiceMetadata, getServicePage } from '~/features/services/get-service-page';
import { ServiceView } from '~/features/services/service-view';
import { paths } from '~/paths';
import { catalogue } from '~/provider/catalogue';

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
        <ProductSection list={await getProductList(slug)}>
          <OwnChoiceOf slug={slug} />
        </ProductSection>
      </ServiceView>
    );
  if (slug === 'kubernetes') return <ServiceView {...page} site={site} orderHref={paths.createCluster} />;
  if (slug === 'ai-servers') {
    const bundle = await getAiBundle();
    return (
      <ServiceView {...page} site={site} orderHref={`${paths.service(slug)}#tariffs`}>
        {bundle && <AiBundle bundle={bundle} />}
      </ServiceView>
    );
  }
  if (paths.service(slug) !== paths.cloudServers)
    return <ServiceView {...page} site={site} orderHref={paths.handOff(PANEL_HOME)} />;
  const terms = await getServerConfigurator();
  return (
    <ServiceView {...page} site={site} orderHref={paths.tariffs}>
      <TariffSection location={DEFAULT_LOCATION} groups={await getTariffList(DEFAULT_LOCATION)} />
      {terms && <ConfiguratorSection terms={terms} />}
    </ServiceView>
  );
}

/** What is sold in any size or of any parts stands above the list. */
async function OwnChoiceOf({ slug }: { slug: string }) {
  if (slug === 's3') {
    const [configurator] = await catalogue.storageConfigurators();
    return configurator && <OwnBucket configurator={configurator} />;
  }
  if (slug !== 'dedicated-servers') return null;
  const configurator = await catalogue.dedicatedConfigurator();
  return configurator && <OwnMachine configurator={configurator} />;
}
