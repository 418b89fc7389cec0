import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdIn, textIn } from '../field-of';
import { holdCheck } from '../runs/hold-check';
import { dayInMoscow } from '../runs/moscow-day';

const ARTICLE = 'api::knowledge.article';
const FIELDS = ['text', 'checked_on', 'checked_system', 'check_record'];

/** Lets an article claim a check only of the code that was checked: rules in `runs/hold-check.ts`. A copy brings that of its origin. */
export function holdChecks(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    if (uid !== ARTICLE || (action !== 'create' && action !== 'update')) return next();
    const data: unknown = Reflect.get(params, 'data');
    if (typeof data !== 'object' || data === null || !FIELDS.some((field) => field in data)) return next();
    if ((textIn(data, 'checked_on') ?? '') > dayInMoscow(new Date())) {
      throw new errors.ValidationError('Дата проверки ещё не наступила.');
    }
    const documentId = action === 'update' ? documentIdIn(params) : undefined;
    const stored =
      documentId === undefined
        ? null
        : await strapi.db
            .query(ARTICLE)
            .findOne({ select: FIELDS, where: { documentId, publishedAt: null } });
    Object.assign(data, holdCheck(data, stored ?? {}));
    return next();
  });
}
