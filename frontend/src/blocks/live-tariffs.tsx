import { unreachable } from '@vitrina/ordering';
import { buttonClass, EmptyState } from '@vitrina/ui';
import { AiBundle } from '~/features/catalogue/ai-bundle';
import { ProductSection } from '~/features/catalogue/product-section';
import { AfterTariffs } from '~/features/catalogue/servers/after-tariffs';
import { NoScriptTariffs } from '~/features/catalogue/servers/no-script-tariffs';
import { PRODUCT_NAMES } from '~/products/words';
import { paths } from '~/urls/paths';
import { DataBoundary } from './data-boundary';
import {
  OwnClusterLinkIsland,
  PricesAgeIsland,
  ProductListIsland,
  RetiredLinkIsland,
  ServerListIsland,
} from './islands';
import type { LoadedTariffs, TariffData } from './loaded-block';
import { makePriceMoment } from './make-price-moment';
import type { PageContext } from './page-context';
import type { OutageLook } from './part-outage';

interface LiveTariffsProps {
  block: LoadedTariffs;
  page: PageContext;
}

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
const OUTAGES: Partial<Record<LoadedTariffs['product'], OutageLook['of']>> = {
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
        {block.title || PRODUCT_NAMES.ai}
      </h2>
      <EmptyState
        heading="h3"
        title="Комплект сейчас не собрать"
        text="Одной из его частей нет в наличии. Остальные можно заказать по отдельности, а мы подскажем, чем заменить недостающую."
        action={
          hasContact ? (
            <ContactCall block={block} page={page} />
          ) : (
            <a href={paths.services} className={buttonClass('quiet')}>
              Все услуги
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
