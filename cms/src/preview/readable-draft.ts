import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PreviewedUid } from './previewed';

/** Strapi publishes no types for this service of its content manager. */
interface PermissionChecker {
  cannot: { read(): boolean };
  sanitizedQuery: { read(query: object): Promise<{ filters?: object }> };
}

/**
 * The draft of an entry as far as the asking person may read it: by their role, and by its conditions, such as 'only
 * one's own'. Otherwise an error in Russian; what is hidden looks the same as what does not exist.
 */
export async function readableDraft(
  strapi: Core.Strapi,
  uid: PreviewedUid,
  documentId: string,
): Promise<unknown> {
  const userAbility: unknown = strapi.requestContext.get()?.state.userAbility;
  const checker: PermissionChecker = strapi
    .plugin('content-manager')
    .service('permission-checker')
    .create({ userAbility, model: uid });
  if (checker.cannot.read()) {
    // Of a mere ForbiddenError Strapi shows 'Forbidden' and keeps the words to itself.
    throw new errors.PolicyError('Посмотреть может тот, кому эта запись открыта в CMS.');
  }
  const { filters = {} } = await checker.sanitizedQuery.read({});
  const draft = await strapi.documents(uid).findFirst({
    status: 'draft',
    filters: { $and: [{ documentId: { $eq: documentId } }, filters] },
    populate: uid === 'api::site.service' || uid === 'api::site.page' ? { blocks: { populate: '*' } } : {},
  });
  if (draft === null) throw new errors.NotFoundError('Такой записи нет, или она вам не открыта.');
  return draft;
}
