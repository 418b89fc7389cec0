import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PREVIEW_TOKEN_NAME } from './access/read-token';
import { isPreviewed } from './preview/previewed';

/**
 * Keeps drafts from everyone who reads through the content API, REST and GraphQL alike.
 *
 * Strapi lets anybody who may `find` ask for `status=draft`. Both APIs end in the document service, so the
 * refusal stands here, once. The admin panel and the CMS's own code do not come through the content API. The one
 * exception is the token by which the site shows a draft to whom the panel gave a ticket (docs/decisions/0024).
 */
export function refuseDraftsToTheContentApi(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const isForPreview = isPreviewed(context.uid) && mayReadDrafts(strapi.requestContext.get());
    if (isContentApiRequest(strapi) && asksForAnotherVersion(context.params, isForPreview)) {
      throw new errors.ForbiddenError('Drafts are not public.');
    }
    return next();
  });
  // A file knows everything it is attached to, drafts included; nobody outside needs that way back.
  const file = strapi.contentType('plugin::upload.file');
  if (file.attributes.related !== undefined) Object.assign(file.attributes.related, { private: true });
}

/** Whether a request, or what GraphQL knows of it, carries the token for previews. */
export function mayReadDrafts(request: unknown): boolean {
  return read(request, ['state', 'auth', 'credentials', 'name']) === PREVIEW_TOKEN_NAME;
}

function isContentApiRequest(strapi: Core.Strapi): boolean {
  const request: unknown = strapi.requestContext.get();
  return read(request, ['state', 'route', 'info', 'type']) === 'content-api';
}

function asksForAnotherVersion(parameters: unknown, mayBeDraft: boolean): boolean {
  const status = read(parameters, ['status']);
  return (
    (status !== undefined && status !== 'published' && !(mayBeDraft && status === 'draft')) ||
    read(parameters, ['publicationFilter']) !== undefined ||
    read(parameters, ['hasPublishedVersion']) !== undefined
  );
}

function read(value: unknown, path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
