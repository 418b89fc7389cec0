import type { Site } from '~/content/site';
import type { OfferRange } from '~/documents/offer-range';
import { StructuredOffers } from '~/documents/structured-offers';
import type { ServicePage as Content } from '~/features/services/get-service-page';
import { SECTIONS } from '~/features/services/section-words';
import { ServiceCards } from '~/features/services/service-cards';
import { paths } from '~/urls/paths';
import { BlocksPage } from './blocks-page';
import type { LoadedBlock } from './loaded-block';

interface ServicePageProps extends Content {
  blocks: readonly LoadedBlock[];
  /** What it sells, for search engines. */
  range: OfferRange | undefined;
  site: Site;
}

/** The page of a service or a solution: its blocks, and the next ones of its section. */
export function ServicePage({ service, others, head, blocks, range, site }: ServicePageProps) {
  const { kind, name, slug } = service;
  const section = SECTIONS[kind];
  const path = paths[kind](slug);
  return (
    <BlocksPage
      name={name}
      path={path}
      between={[{ label: section.title, href: section.href }]}
      blocks={blocks}
      site={site}
    >
      {range && (
        <StructuredOffers {...{ name, brand: site.brand, description: head.description, path, range }} />
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
