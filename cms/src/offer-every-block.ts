import type { Core } from '@strapi/strapi';
import { BLOCK_KINDS } from '@vitrina/content-contract/content-names';

/** What editors build of blocks. */
export const BUILT_OF_BLOCKS = ['api::site.page', 'api::site.service'] as const;

/** Lets each of them be built of every block there is, in the order in which the panel offers them: no list of its own to forget. */
export function offerEveryBlock(strapi: Core.Strapi): void {
  for (const uid of BUILT_OF_BLOCKS) {
    const { blocks } = strapi.contentType(uid).attributes;
    if (blocks?.type !== 'dynamiczone') throw new Error(`${uid} is not built of blocks.`);
    Object.assign(blocks, { components: BLOCK_KINDS.map((kind) => `blocks.${kind}`) });
  }
}
