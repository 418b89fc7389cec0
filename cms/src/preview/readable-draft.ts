import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionChecker } from '../strapi/content-manager-services';
import type { PreviewedUid } from './previewed';

/**
 * The draft of an entry as far as the asking person may read it: by their role, and by its conditions, such as 'only
 * one's own'. Otherwise an error in Russian; what is hidden looks the same as what does not exist.
 */
export async function readableDraft(
  strapi: Core.Strapi,
  uid: PreviewedUid,
  documentId: string,
): Promise<unknown> {
  const checker = permissionChecker(strapi, uid);
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
