import type { Core } from '@strapi/strapi';
import type { CmsEnv } from '../env';
import { loadEntry } from '../load-entry';
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
      const saved = await loadEntry(strapi, uid, documentId, 'draft');
      return saved && check(uid, { ...saved, ...changed, documentId });
    },
  };
}

function hostOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).host;
}
