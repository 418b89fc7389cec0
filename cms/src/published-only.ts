import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

/**
 * Keeps drafts from everyone who reads through the content API, REST and GraphQL alike.
 *
 * Strapi lets anybody who may `find` ask for `status=draft`. Both APIs end in the document service, so the
 * refusal stands here, once. The admin panel and the CMS's own code do not come through the content API.
 */
export function refuseDraftsToTheContentApi(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    if (isContentApiRequest(strapi) && asksForAnotherVersion(context.params)) {
      throw new errors.ForbiddenError('Drafts are not public.');
    }
    return next();
  });
  // A file knows everything it is attached to, drafts included; nobody outside needs that way back.
  const file = strapi.contentType('plugin::upload.file');
  if (file.attributes.related !== undefined) Object.assign(file.attributes.related, { private: true });
}

function isContentApiRequest(strapi: Core.Strapi): boolean {
  const request: unknown = strapi.requestContext.get();
  return read(request, ['state', 'route', 'info', 'type']) === 'content-api';
}

function asksForAnotherVersion(parameters: unknown): boolean {
  const status = read(parameters, ['status']);
  return (
    (status !== undefined && status !== 'published') ||
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
