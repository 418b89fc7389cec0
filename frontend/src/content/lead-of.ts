import type { CmsBlocks } from './page-queries';
import { present } from './present';

/** What a page without a description of its own is described by: the lead of its beginning. */
export function leadOf(blocks: CmsBlocks): string {
  const hero = present(blocks).find((block) => block.__typename === 'ComponentBlocksHero');
  return hero?.lead ?? '';
}
