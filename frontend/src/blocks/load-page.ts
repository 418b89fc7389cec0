import type { Block } from '~/content/blocks';
import type { OfferRange } from '~/documents/offer-range';
import { cacheTagsOfBlocks } from '~/rendering/cache-tags';
import { recordRender } from '~/rendering/rendered-pages';
import { loadBlocks } from './load-blocks';
import { loadRange } from './load-tariffs';
import type { LoadedBlock } from './loaded-block';

/** What the blocks of a page show, and what it sells. Records what the page shows of the CMS. Throws `ContentOutage`. */
export async function loadPage(
  path: string,
  blocks: readonly Block[],
): Promise<{ blocks: LoadedBlock[]; range: OfferRange | undefined }> {
  recordRender(path, cacheTagsOfBlocks(blocks));
  const sold = blocks.find((block) => block.kind === 'live-tariffs');
  const [loaded, range] = await Promise.all([loadBlocks(blocks), sold && loadRange(sold.product)]);
  return { blocks: loaded, range };
}
