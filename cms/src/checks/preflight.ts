import type { Core } from '@strapi/strapi';
import { isDrafted } from '../editorial/entries';
import { beforePanelWrites } from '../strapi/content-manager-routes';
import type { Checker } from './checker';
import { type Fields, fieldsOf } from './fields';
import { type CheckedUid, isChecked } from './find-problems';
import { plainFields } from './plain-fields';
import { duringPreflight } from './remember-site';

/** Does what publishes these entries, with the questions to the site asked before it. */
export type Preflight = <Result>(
  uid: string,
  documentIds: readonly string[],
  work: () => Promise<Result>,
) => Promise<Result>;

/**
 * The check that may refuse runs inside the transaction of the publication, where the state is certain; but a transaction that
 * waits for a slow site stops every other writer of SQLite. So what the check will ask the site is asked before, by the
 * same check, whose verdict is not used. What changed in between is still asked about inside.
 */
export function preflightWith(checker: Checker): Preflight {
  return (uid, documentIds, work) =>
    isChecked(uid)
      ? duringPreflight(async () => {
          await Promise.all(documentIds.map((documentId) => checker.checkSaved(uid, documentId)));
          return work();
        })
      : work();
}

/** More are not published by one click: the panel lists a hundred. */
const MOST_AT_ONCE = 100;

/** What the panel's writes are checked with, once the CMS has registered; before that nobody is answered. */
let asked: { strapi: Core.Strapi; checker: Checker } | undefined;

/** The panel publishes inside a transaction of its own controllers: from now on the site is asked before they run. */
export function preflightInPanel(strapi: Core.Strapi, checker: Checker): void {
  asked = { strapi, checker };
}

/** The content manager with that question before everything that may publish. */
export function withPreflight<Plugin extends object>(plugin: Plugin): Plugin {
  beforePanelWrites(plugin, ({ isPublishing }) => async ({ params, request }, next) => {
    if (asked === undefined) throw new Error('The panel writes before the CMS has registered.');
    const { strapi, checker } = asked;
    const uid = String(params.model);
    // Saving a draft shows nothing to anybody.
    if (!isChecked(uid) || (isDrafted(strapi, uid) && !isPublishing)) return next();
    return duringPreflight(async () => {
      await checkSent(strapi, checker, uid, params, fieldsOf(request.body) ?? {});
      return next();
    });
  });
  return plugin;
}

async function checkSent(
  strapi: Core.Strapi,
  checker: Checker,
  uid: CheckedUid,
  { id, sourceId }: Record<string, string>,
  body: Fields,
): Promise<void> {
  if (Array.isArray(body.documentIds)) {
    const many = body.documentIds.slice(0, MOST_AT_ONCE).filter((each: unknown) => typeof each === 'string');
    await Promise.all(many.map((each) => checker.checkSaved(uid, each)));
    return;
  }
  const changed = plainFields(body);
  const documentId = id ?? sourceId ?? (await singleId(strapi, uid));
  if (documentId === undefined) await checker.check(uid, changed);
  else await checker.checkSaved(uid, documentId, changed);
}

async function singleId(strapi: Core.Strapi, uid: CheckedUid): Promise<string | undefined> {
  if (strapi.contentType(uid).kind !== 'singleType') return undefined;
  return (await strapi.documents(uid).findFirst({ status: 'draft' }))?.documentId;
}
