import { errors } from '@strapi/utils';
import { beforeDraftActions } from '../strapi/content-manager-routes';

/** What is public as soon as it is saved can neither be published nor taken back: Strapi would fail over it. */
export function refuseDraftActions(plugin: object): object {
  beforeDraftActions(plugin, async (context, next) => {
    const model: unknown = context.params.model;
    const type = typeof model === 'string' ? Reflect.get(strapi.contentTypes, model) : undefined;
    if (type !== undefined && type.options?.draftAndPublish !== true)
      throw new errors.ValidationError('У таких записей нет черновиков: они видны сразу после сохранения.');
    await next();
  });
  return plugin;
}
