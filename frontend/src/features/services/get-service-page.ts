import {
  fetchServiceDraft,
  getService,
  getServiceList,
  type ListedService,
  type Service,
  type ServiceKind,
} from '~/content/get-services';
import { t } from '~/messages';
import { isBuilding } from '~/runtime/env';
import { paths } from '~/urls/paths';
import { othersAfter } from './others-after';

export interface ServicePage {
  service: Service;
  /** The next ones of the same section. */
  others: ListedService[];
  head: { title: string; description: string };
}

/** The page of a published service or solution, or `null` when there is none there. Throws `ContentOutage`. */
export async function getServicePage(kind: ServiceKind, slug: string): Promise<ServicePage | null> {
  const [service, section] = await Promise.all([findService(kind, slug), getSection(kind)]);
  return service && toServicePage(service, section);
}

/** The same with the draft of a service, for a preview. Throws `ContentOutage`. */
export async function getServiceDraft(documentId: string): Promise<ServicePage | null> {
  const service = await fetchServiceDraft(documentId);
  return service && toServicePage(service, await getSection(service.kind));
}

function toServicePage(service: Service, section: ListedService[]): ServicePage {
  const head = { title: service.seoTitle, description: service.seoDescription };
  return { service, others: othersAfter(section, service.slug), head };
}

/** The published services or solutions in the order of the menu; none while the site is built. Throws `ContentOutage`. */
export async function getSection(kind: ServiceKind): Promise<ListedService[]> {
  if (isBuilding()) return [];
  return (await getServiceList()).filter((service) => service.kind === kind);
}

async function findService(kind: ServiceKind, slug: string): Promise<Service | null> {
  const service = await getService(kind, slug);
  return service ?? (paths[kind](slug) === paths.cloudServers ? cloudServers() : null);
}

/** The orders of servers lead to this page and back, so it stands also when the CMS does not hold it. */
function cloudServers(): Service {
  const { title, description } = t.services.cloudServers;
  return {
    kind: 'service',
    name: title,
    slug: 'cloud-servers',
    menuText: '',
    blocks: [
      {
        __typename: 'ComponentBlocksLiveTariffs',
        ...{ title: null, text: null, price_list: 'cloud_servers', contact_text: null },
      },
    ],
    seoTitle: title,
    seoDescription: description,
  };
}
