import type { Core } from '@strapi/strapi';
import { MovedPart } from './part-of-strapi';

/** A file knows everything it is attached to, drafts included; nobody outside needs that way back. */
export function hideFileUsers(strapi: Core.Strapi): void {
  const { related } = strapi.contentType('plugin::upload.file').attributes;
  if (related === undefined)
    throw new MovedPart(
      'files have no attribute related',
      'drafts could be read through the files that they show',
    );
  Object.assign(related, { private: true });
}
