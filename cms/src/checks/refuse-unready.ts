import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdIn } from '../field-of';
import type { Checker } from './checker';
import { isChecked } from './find-problems';
import type { Problem } from './problem';

const publishingAnyway = new AsyncLocalStorage<true>();

/** Lets a publication through in spite of what the check says: the caller has asked who may. */
export function publishAnyway<Result>(work: () => Promise<Result>): Promise<Result> {
  return publishingAnyway.run(true, work);
}

/**
 * Refuses to show visitors what the check blocks, whoever asks: the panel, its bulk action, a schedule, an import.
 * Content without drafts is public as soon as it is saved, so there the saving is refused.
 */
export function refuseUnready(strapi: Core.Strapi, checker: Checker): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params, contentType } = context;
    if (!isChecked(uid) || publishingAnyway.getStore() === true) return next();
    if (action === 'publish') {
      const documentId = documentIdIn(params);
      if (documentId !== undefined) refuse(await checker.checkSaved(uid, documentId));
      return next();
    }
    const isPublic =
      contentType.options?.draftAndPublish !== true || Reflect.get(params, 'status') === 'published';
    if ((action !== 'create' && action !== 'update' && action !== 'clone') || !isPublic) return next();
    // What would be saved is known best once it is: the transaction takes it back.
    return strapi.db.transaction(async () => {
      const result = await next();
      const documentId = documentIdIn(result);
      if (documentId !== undefined) refuse(await checker.checkSaved(uid, documentId));
      return result;
    });
  });
}

function refuse(problems: readonly Problem[] = []): void {
  const blocking = problems.filter(({ severity }) => severity === 'blocks');
  const [first] = blocking;
  if (first === undefined) return;
  throw new errors.ValidationError(refusal(first, blocking.length - 1), {
    errors: blocking.map(({ message, place }) => ({
      path: (place.path ?? place.field).split('.'),
      message,
      name: 'ValidationError',
    })),
  });
}

/** The panel shows it for some seconds only, so it says where the whole list stands. */
function refusal({ message, place }: Problem, more: number): string {
  const near = place.near === undefined || place.near === '' ? '' : ` Место: «${place.near}».`;
  const rest = more === 0 ? '' : ` Всего замечаний: ${more + 1}.`;
  return `Публикация остановлена. ${message}${near}${rest} Подробнее справа: «Проверка перед публикацией».`;
}
