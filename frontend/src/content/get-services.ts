import type { ServiceKind } from '@vitrina/content-contract/content-names';
import { isShownService } from '~/adapters/sold';
import { askCms, askCmsForDraft } from './client';
import type { ServiceListQuery, ServiceQuery } from './generated/graphql';
import { keptContent } from './kept-content';
import { leadOf } from './lead-of';
import { type CmsBlocks, serviceQuery } from './page-queries';
import { present } from './present';
import { serviceListQuery } from './queries';
import { isSlug } from './slug';

export type { ServiceKind };

/** A service or a solution as a list shows it. */
export interface ListedService {
  kind: ServiceKind;
  name: string;
  slug: string;
  menuText: string;
}

export interface Service extends ListedService {
  /** As the CMS answers them; `blocks/read-blocks.ts` reads them. */
  blocks: CmsBlocks;
  seoTitle: string;
  seoDescription: string;
}

/**
 * All services and solutions in the order of the menu, or their last good copy; a notice of a change renews it before any page is
 * made again. Throws `ContentOutage`.
 */
export const getServiceList = keptContent('services', fetchServiceList);

/** The same, straight from the CMS: who calls it keeps what they make of it. */
export async function fetchServiceList(): Promise<ListedService[]> {
  const { services } = await askCms(serviceListQuery, {});
  return toListedServices(services);
}

/**
 * A published service by its section and name; `null` when there is none there. What no editor can have named one is not asked for.
 * Throws `ContentOutage`.
 */
export async function getService(kind: ServiceKind, slug: string): Promise<Service | null> {
  if (!isSlug(slug) || (kind === 'service' && !isShownService(slug))) return null;
  const { services } = await askCms(serviceQuery, {
    filters: { kind: { eq: kind }, slug: { eq: slug } },
  });
  const service = services[0];
  return service ? toService(service) : null;
}

/** The draft of a service for a preview; never kept. Throws `ContentOutage`. */
export async function fetchServiceDraft(documentId: string): Promise<Service | null> {
  const filters = { documentId: { eq: documentId } };
  const { services } = await askCmsForDraft(serviceQuery, { filters, status: 'DRAFT' });
  const service = services[0];
  return service ? toService(service) : null;
}

export function toListedServices(services: ServiceListQuery['services']): ListedService[] {
  return present(services)
    .map(toListedService)
    .filter(({ kind, slug }) => kind !== 'service' || isShownService(slug));
}

type CmsListedService = NonNullable<ServiceListQuery['services'][number]>;
type CmsService = NonNullable<ServiceQuery['services'][number]>;

function toListedService({ kind, name, slug, menu_text }: CmsListedService): ListedService {
  return { kind, name, slug, menuText: menu_text ?? '' };
}

function toService(service: CmsService): Service {
  return {
    ...toListedService(service),
    blocks: service.blocks,
    seoTitle: service.seo_title || service.name,
    seoDescription: service.seo_description || leadOf(service.blocks),
  };
}
