import { StructuredOffers } from '~/features/catalogue/structured-offers';
import type { ServicePage as Content } from '~/features/services/get-service-page';
import { SECTIONS } from '~/features/services/section-words';
import { ServiceCards } from '~/features/services/service-cards';
import { paths } from '~/paths';
import { BlocksPage } from './blocks-page';
import type { PageContext } from './page-context';

/** The page of a service or a solution: its blocks, and the next ones of its section. */
export function ServicePage({ service, others, head, site }: Content & Pick<PageContext, 'site'>) {
  const { kind, name, slug, blocks } = service;
  const section = SECTIONS[kind];
  return (
    <BlocksPage
      name={name}
      path={paths[kind](slug)}
      between={[{ label: section.title, href: section.href }]}
      blocks={blocks}
      site={site}
    >
      {isSold(blocks) && (
        <StructuredOffers
          of={slug === 'databases' ? slug : 'cloud-servers'}
          name={name}
          description={head.description}
          path={paths[kind](slug)}
        />
      )}
      {others.length > 0 && (
        <section aria-labelledby="others-title" className="grid gap-6">
          <h2 id="others-title" className="text-32">
            {section.others}
          </h2>
          <ServiceCards services={others} heading="h3" isOneLine />
        </section>
      )}
    </BlocksPage>
  );
}

/** Only these two are told to search engines with their prices. */
function isSold(blocks: Content['service']['blocks']): boolean {
  return blocks.some(
    (block) => block.kind === 'live-tariffs' && ['cloud_servers', 'databases'].includes(block.product),
  );
}
