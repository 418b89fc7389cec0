import type { GetStaticProps } from 'next';
import type { ListedService, ServiceKind } from '~/content/get-services';
import { fetchSite } from '~/content/get-site';
import { type Site, unbranded } from '~/content/site';
import { inPageLanguage } from '~/documents/in-page-language';
import { staticProps, type Translated } from '~/documents/static-props';
import { isBuilding } from '~/runtime/env';
import { getSection } from './get-service-page';
import { sectionAddress } from './section-address';

export interface SectionProps extends Translated {
  kind: ServiceKind;
  services: ListedService[];
  site: Site;
}

/** While the site is built nobody answers; a started site makes the page again before its first visitor comes. */
export function sectionProps(kind: ServiceKind): GetStaticProps<SectionProps> {
  return inPageLanguage(() =>
    staticProps(sectionAddress(kind), async () => {
      const [services, site] = await Promise.all([
        getSection(kind),
        isBuilding() ? unbranded() : fetchSite(),
      ]);
      return { props: { kind, services, site }, shows: [] };
    }),
  );
}
