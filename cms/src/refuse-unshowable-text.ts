import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findFaults } from './article-format/check-article';

const ARTICLE = 'api::knowledge.article';

/** Refuses to save an article, a draft too, whose text the site could not show, and says what is wrong and where. */
export function refuseUnshowableText(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid === ARTICLE && ['create', 'update', 'clone', 'publish'].includes(context.action)) {
      const text: unknown = Reflect.get(Reflect.get(context.params, 'data') ?? {}, 'text');
      const faults = typeof text === 'string' ? findFaults(text) : [];
      const messages = [...new Set(faults.map(({ message }) => message))];
      if (messages[0] !== undefined) {
        throw new errors.ValidationError(summaryOf(messages[0], messages.length - 1), {
          errors: messages.map((message) => ({ path: ['text'], message, name: 'ValidationError' })),
        });
      }
    }
    return next();
  });
}

/** A notice of the panel is a line or two; all of it stands at the field. */
function summaryOf(first: string, others: number): string {
  return others === 0 ? first : `${first} И ещё замечаний: ${others}.`;
}
