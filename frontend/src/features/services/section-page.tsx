import { DocumentPage } from '~/documents/document-page';
import { paths } from '~/urls/paths';
import type { SectionProps } from './section-props';
import { SectionView } from './section-view';
import { SECTIONS } from './section-words';

export function SectionPage({ kind, services, site }: SectionProps) {
  const { title, description, href } = SECTIONS[kind];
  return (
    <DocumentPage
      {...{ site, title, description }}
      address={href}
      picture={{ src: paths.pageImage(href), alt: title }}
    >
      <SectionView kind={kind} services={services} site={site} />
    </DocumentPage>
  );
}
