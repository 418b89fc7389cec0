import type { TariffProduct } from '@vitrina/content-contract/content-names';
import { unreachable } from '@vitrina/ordering';
import { buttonClass, EmptyState } from '@vitrina/ui';
import { graphql } from '~/content/generated';
import { AiBundle } from '~/features/catalogue/ai-bundle';
import type { AiBundleOffer } from '~/features/catalogue/get-ai-bundle';
import type { ServerTariffList } from '~/features/catalogue/get-server-tariffs';
import { ProductSection } from '~/features/catalogue/product-section';
import { AfterTariffs } from '~/features/catalogue/servers/after-tariffs';
import { NoScriptTariffs } from '~/features/catalogue/servers/no-script-tariffs';
import type { SentModel } from '~/features/configurator/sent-model';
import { t } from '~/messages';
import type { ProductList } from '~/products/product-lists';
import type { Unavailable } from '~/rendering/unavailable';
import { paths } from '~/urls/paths';
import { type BlockDefinition, type BlockProps, type Introduced, introduced } from '../block-definition';
import { DataBoundary } from '../data-boundary';
import {
  OwnClusterLinkIsland,
  PricesAgeIsland,
  ProductListIsland,
  RetiredLinkIsland,
  ServerListIsland,
} from '../islands';
import { makePriceMoment } from '../make-price-moment';
import type { OutageLook } from '../part-outage';

export interface LiveTariffsBlock extends Introduced {
  kind: 'live-tariffs';
  product: TariffProduct;
  /** Of the call to write to the support; without it there is none. */
  contactText: string;
}

/** What a list of the provider shows; `asOf`: when its prices were asked for. */
export type TariffData =
  /** `hasClusters`: whoever has many servers may be led to clusters. */
  | { of: 'servers'; list: ServerTariffList; model: SentModel | undefined; hasClusters: boolean }
  | { of: 'products'; list: ProductList; asOf: string }
  | { of: 'bundle'; bundle: AiBundleOffer | undefined; asOf: string };

export const liveTariffs: BlockDefinition<LiveTariffsBlock, TariffData | Unavailable> = {
  fields: graphql(`
    fragment LiveTariffsBlock on ComponentBlocksLiveTariffs {
      title
      text
      price_list: product
      contact_text
    }
  `),
  read: ({ price_list, contact_text, ...words }) => ({
    kind: 'live-tariffs',
    ...introduced(words),
    product: price_list,
    contactText: contact_text ?? '',
  }),
  View: LiveTariffs,
};

type LiveTariffsProps = BlockProps<LiveTariffsBlock, TariffData | Unavailable>;

/** What the provider sells now, and the way to ask about it. */
export function LiveTariffs({ block, page }: LiveTariffsProps) {
  return (
    <>
      {block.product === 'cloud_servers' && <RetiredLinkIsland />}
      <DataBoundary data={block.data} outage={{ of: OUTAGES[block.product] ?? 'tariffs', page: page.path }}>
        {(data) => <ListOf data={data} block={block} page={page} />}
      </DataBoundary>
    </>
  );
}

/** Lists whose absence has words of its own. */
const OUTAGES: Partial<Record<TariffProduct, OutageLook['of']>> = {
  cloud_servers: 'servers',
  databases: 'databases',
};

function ListOf({ data, block, page }: LiveTariffsProps & { data: TariffData }) {
  const { title, text, contactText } = block;
  switch (data.of) {
    case 'servers': {
      const { supportUrl } = page.site;
      return (
        <section id="tariffs" aria-labelledby="tariffs-title" className="grid min-w-0 gap-14">
          <ServerListIsland
            {...{ list: data.list, model: data.model, title, text }}
            moment={makePriceMoment(data.list.asOf)}
          />
          <NoScriptTariffs list={data.list} />
          <AfterTariffs
            hasClusters={data.hasClusters}
            contact={contactText && supportUrl ? { text: contactText, href: supportUrl } : undefined}
          />
        </section>
      );
    }
    case 'products':
      return (
        <ProductSection title={title} text={text}>
          <ProductListIsland list={data.list} />
          {block.product === 'kubernetes' && <OwnClusterLinkIsland />}
          <PricesAgeIsland moment={makePriceMoment(data.asOf)} />
          <ContactCall block={block} page={page} />
        </ProductSection>
      );
    case 'bundle':
      if (!data.bundle) return <NoBundle block={block} page={page} />;
      return (
        <div className="grid min-w-0 gap-8">
          <AiBundle bundle={data.bundle} title={title} text={text} />
          <PricesAgeIsland moment={makePriceMoment(data.asOf)} />
          <ContactCall block={block} page={page} />
        </div>
      );
    default:
      return unreachable(data);
  }
}

/** The links of the page lead here whether there is a bundle or not. */
function NoBundle({ block, page }: LiveTariffsProps) {
  const hasContact = Boolean(block.contactText && page.site.supportUrl);
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-6">
      <h2 id="tariffs-title" className="text-32">
        {block.title || t.products.names.ai}
      </h2>
      <EmptyState
        heading="h3"
        title={t.blocks.noBundle.title}
        text={t.blocks.noBundle.text}
        action={
          hasContact ? (
            <ContactCall block={block} page={page} />
          ) : (
            <a href={paths.services} className={buttonClass('quiet')}>
              {t.blocks.noBundle.allServices}
            </a>
          )
        }
      />
    </section>
  );
}

function ContactCall({ block, page }: LiveTariffsProps) {
  return (
    block.contactText &&
    page.site.supportUrl && (
      <a href={page.site.supportUrl} className={`justify-self-start ${buttonClass('quiet')}`}>
        {block.contactText}
      </a>
    )
  );
}
