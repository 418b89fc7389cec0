import type { Core } from '@strapi/strapi';
import type { CmsEnv } from '../env';
import type { AskedSite } from './ask-site';
import type { Fields } from './fields';
import { type CheckedUid, findProblems, whatToAsk } from './find-problems';
import { gatherKnown } from './gather-known';
import type { Problem } from './problem';

/** Checks entries against what this CMS and its site know. */
export interface Checker {
  check(uid: CheckedUid, entry: Fields): Promise<Problem[]>;
  /** The saved draft, with what a person has changed in the form and not saved yet; absent when there is no such entry. */
  checkSaved(uid: CheckedUid, documentId: string, changed?: Fields): Promise<Problem[] | undefined>;
}

export function createChecker(
  strapi: Core.Strapi,
  { sitePublicUrl, publicUrl }: Pick<CmsEnv, 'sitePublicUrl' | 'publicUrl'>,
  asked: AskedSite,
): Checker {
  // Editors copy addresses out of their browsers, so it is the visitors' address that is the site's own.
  const hosts = { site: hostOf(sitePublicUrl), panel: hostOf(publicUrl) };

  async function check(uid: CheckedUid, entry: Fields): Promise<Problem[]> {
    const known = await gatherKnown(strapi, asked, uid, entry, whatToAsk(uid, entry, hosts));
    return findProblems(uid, entry, known, hosts);
  }

  return {
    check,
    async checkSaved(uid, documentId, changed = {}) {
      const saved = await strapi.documents(uid).findOne({ documentId, status: 'draft', populate: '*' });
      if (saved === null) return undefined;
      return check(uid, { ...(await withRows(strapi, uid, saved)), ...changed, documentId });
    },
  };
}

/** The entry with its blocks and rows as deep as they go, which `populate: '*'` does not reach. */
async function withRows(strapi: Core.Strapi, uid: CheckedUid, saved: Fields): Promise<Fields> {
  const id: unknown = saved.id;
  const lists = Object.entries(strapi.contentType(uid).attributes)
    .filter(([, { type }]) => type === 'component' || type === 'dynamiczone')
    .map(([name]) => name);
  if (lists.length === 0 || typeof id !== 'number') return saved;
  const populate = deepPopulate(strapi, strapi.contentType(uid).attributes);
  const deep = await strapi.db.query(uid).findOne({ where: { id }, populate });
  return { ...saved, ...deep };
}

type Attributes = Record<string, { type: string; component?: string; components?: readonly string[] }>;

function deepPopulate(strapi: Core.Strapi, attributes: Attributes): Record<string, unknown> {
  const inside = (component: string) => ({
    populate: deepPopulate(strapi, partNamed(strapi, component)),
  });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, { type, component, components }]): [string, unknown][] => {
      if (type === 'media') return [[name, true]];
      if (component !== undefined) return [[name, inside(component)]];
      if (components === undefined) return [];
      return [[name, { on: Object.fromEntries(components.map((each) => [each, inside(each)])) }]];
    }),
  );
}

function partNamed(strapi: Core.Strapi, name: string): Attributes {
  return Object.values(strapi.components).find(({ uid }) => uid === name)?.attributes ?? {};
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).host;
}
