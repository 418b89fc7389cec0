import { isSold } from '~/adapters/sold';
import { fetchBanners } from '~/content/get-banners';
import { getTopicCards } from '~/features/knowledge/get-article-cards';
import { highlightListing } from '~/features/knowledge/highlight-listing';
import { getPresetCards } from '~/features/presets/get-preset-cards';
import { orUnavailable } from '~/rendering/or-unavailable';
import type { Block, LoadedBlock } from './definitions';
import { loadConfigurator } from './load-configurator';
import { loadTariffs } from './load-tariffs';
import { sells } from './sells';

/** All that the blocks of a page show. Throws `ContentOutage`; what the provider cannot tell is left out. */
export function loadBlocks(blocks: readonly Block[]): Promise<LoadedBlock[]> {
  return Promise.all(blocks.filter(isShownBlock).map(loadBlock));
}

/** A price list of what the provider does not sell is none, wherever an editor has put it. */
export function isShownBlock(block: Block): boolean {
  const product = sells([block]);
  return product === undefined || isSold(product);
}

async function loadBlock(block: Block): Promise<LoadedBlock> {
  switch (block.kind) {
    case 'live-tariffs':
      return { ...block, data: await orUnavailable(() => loadTariffs(block.product)) };
    case 'configurator':
      return { ...block, data: await orUnavailable(() => loadConfigurator(block.product)) };
    case 'static-presets':
      return { ...block, data: await getPresetCards(block.group) };
    case 'banner':
      return { ...block, data: block.draft ?? (await fetchBanners('services', block.bannerType)) };
    case 'code':
      return { ...block, data: await highlightListing(block.code, block.language) };
    case 'related-tutorials':
      return { ...block, data: await getTopicCards(block.topic, block.limit) };
    default:
      // Only what shows no more than an editor has written: any other kind does not compile here.
      return block;
  }
}
