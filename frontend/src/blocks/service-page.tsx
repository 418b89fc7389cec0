import { DocumentPage } from '~/documents/document-page';
import { StructuredOffers } from '~/documents/structured-offers';
import { sectionAddress } from '~/features/services/section-address';
import { ServiceCards } from '~/features/services/service-cards';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { BlocksPage } from './blocks-page';
import type { LoadedServicePage } from './load-page';

/** The page of a service or a solution: its blocks, and the next ones of its section. */
export function ServicePage(loaded: LoadedServicePage) {
  const { kind, slug } = loaded.page.service;
  const { title, description } = loaded.page.head;
  const address = paths[kind](slug);
  const picture = { src: paths.pageImage(address), alt: title };
  return (
    <DocumentPage
      site={loaded.site}
      {...{ title, description, address, picture }}
      translations={loaded.translations}
    >
      <ServiceView {...loaded} />
    </DocumentPage>
  );
}

/** The same without the shell. */
export function ServiceView({ page: { service, others, head }, blocks, range, site }: LoadedServicePage) {
  const { kind, name, slug } = service;
  const section = t.services.sections[kind];
  const path = paths[kind](slug);
  return (
    <BlocksPage
      name={name}
      path={path}
      between={[{ label: section.title, href: sectionAddress(kind) }]}
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
