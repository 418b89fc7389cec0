import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { PREVIEW_TOKEN_NAME } from './access/read-token';
import { fieldOf } from './field-of';
import { isPreviewed } from './preview/previewed';
import { isContentApiRequest, tokenNameOf } from './strapi/content-api-request';
import { hideFileUsers } from './strapi/hide-file-users';

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
  hideFileUsers(strapi);
}

/** Whether a request, or what GraphQL knows of it, carries the token for previews. */
export function mayReadDrafts(request: unknown): boolean {
  return tokenNameOf(request) === PREVIEW_TOKEN_NAME;
}

function asksForAnotherVersion(parameters: unknown, mayBeDraft: boolean): boolean {
  const status = fieldOf(parameters, 'status');
  return (
    (status !== undefined && status !== 'published' && !(mayBeDraft && status === 'draft')) ||
    fieldOf(parameters, 'publicationFilter') !== undefined ||
    fieldOf(parameters, 'hasPublishedVersion') !== undefined
  );
}
