import type { ServiceKind } from '~/content/get-services';
import { paths } from '~/urls/paths';

/** Where all services stand, or all solutions. */
export function sectionAddress(kind: ServiceKind): string {
  return kind === 'service' ? paths.services : paths.solutions;
}
