import { DocumentPage } from '~/documents/document-page';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { sectionAddress } from './section-address';
import type { SectionProps } from './section-props';
import { SectionView } from './section-view';

export function SectionPage({ kind, services, site, translations }: SectionProps) {
  const { title, description } = t.services.sections[kind];
  const href = sectionAddress(kind);
  return (
    <DocumentPage
      {...{ site, title, description }}
      address={href}
      translations={translations}
      picture={{ src: paths.pageImage(href), alt: title }}
    >
      <SectionView kind={kind} services={services} site={site} />
    </DocumentPage>
  );
}
