import { env, isBuilding } from '~/runtime/env';

/** The whole address of a page of this site, for those who see it elsewhere. While the site is built it has none yet. */
export function absolute(path: string): string {
  if (isBuilding()) return path;
  return path === '/' ? `${env().SITE_URL}/` : `${env().SITE_URL}${path}`;
}
