import type { Site } from '~/content/site';
import type { ServicePage as Content } from '~/features/services/get-service-page';
import { SECTIONS } from '~/features/services/section-words';
import { ServiceCards } from '~/features/services/service-cards';
import { paths } from '~/urls/paths';
import { BlocksPage } from './blocks-page';
import { StructuredProduct } from './structured-product';

/** The page of a service or a solution: its blocks, and the next ones of its section. */
export function ServicePage({ service, others, head, site }: Content & { site: Site }) {
  const { kind, name, slug, blocks } = service;
  const section = SECTIONS[kind];
  const sold = blocks.find((block) => block.kind === 'live-tariffs');
  return (
    <BlocksPage
      name={name}
      path={paths[kind](slug)}
      between={[{ label: section.title, href: section.href }]}
      blocks={blocks}
      site={site}
    >
      {sold && (
        <StructuredProduct
          {...{ product: sold.product, name, brand: site.brand }}
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
