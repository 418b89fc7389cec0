import type { ListedService } from '~/content/get-services';

const SHOWN = 3;

/** The next few of a section after one of them, going on from its beginning after its end. */
export function othersAfter(section: readonly ListedService[], slug: string): ListedService[] {
  const place = section.findIndex((service) => service.slug === slug);
  return [...section.slice(place + 1), ...section.slice(0, Math.max(place, 0))].slice(0, SHOWN);
}
