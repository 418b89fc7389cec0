import type { GetStaticProps } from 'next';
import type { ListedService, ServiceKind } from '~/content/get-services';
import { fetchSite } from '~/content/get-site';
import { type Site, UNBRANDED } from '~/content/site';
import { staticProps } from '~/documents/static-props';
import { isBuilding } from '~/runtime/env';
import { getSection } from './get-service-page';
import { SECTIONS } from './section-words';

export interface SectionProps {
  kind: ServiceKind;
  services: ListedService[];
  site: Site;
}

/** While the site is built nobody answers; a started site makes the page again before its first visitor comes. */
export function sectionProps(kind: ServiceKind): GetStaticProps<SectionProps> {
  return () =>
    staticProps(SECTIONS[kind].href, async () => {
      const [services, site] = await Promise.all([getSection(kind), isBuilding() ? UNBRANDED : fetchSite()]);
      return { props: { kind, services, site }, shows: [] };
    });
}
