import type { Core } from '@strapi/strapi';
import { isDrafted } from '../editorial/entries';
import type { Checker } from './checker';
import { type Fields, fieldsOf } from './fields';
import { type CheckedUid, isChecked } from './find-problems';
import { plainFields } from './plain-fields';
import { askingOnce } from './remember-site';

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
      ? askingOnce(async () => {
          await Promise.all(documentIds.map((documentId) => checker.checkSaved(uid, documentId)));
          return work();
        })
      : work();
}

const WRITES =
  /^(collection-types\.(create|update|clone|publish|bulkPublish)|single-types\.(createOrUpdate|publish))$/;

/** More are not published by one click: the panel lists a hundred. */
const MOST_AT_ONCE = 100;

/** The panel publishes inside a transaction of its own controllers: the site is asked before they run. */
export function preflightInPanel(strapi: Core.Strapi, checker: Checker): void {
  const { routes } = strapi.plugin('content-manager');
  for (const route of Array.isArray(routes) ? routes : (routes.admin?.routes ?? [])) {
    if (typeof route.handler !== 'string' || !WRITES.test(route.handler)) continue;
    const isPublishing = /publish/i.test(route.handler);
    const askBefore: Core.MiddlewareHandler = async ({ params, request }, next) => {
      const uid = String(params.model);
      // Saving a draft shows nothing to anybody.
      if (!isChecked(uid) || (isDrafted(strapi, uid) && !isPublishing)) return next();
      return askingOnce(async () => {
        await checkSent(strapi, checker, uid, params, fieldsOf(request.body) ?? {});
        return next();
      });
    };
    route.config = { ...route.config, middlewares: [...(route.config?.middlewares ?? []), askBefore] };
  }
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
