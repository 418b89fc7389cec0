import type { BlockKind } from '@vitrina/content-contract/content-names';
import { type Block, DEFINITIONS } from './definitions';

/** What a page of blocks shows beside its own text. */
export function cacheTagsOfBlocks(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => tagsOf(block.kind, block));
}

type Tagged = { readonly [Kind in BlockKind]: { cacheTags?: (block: Block<Kind>) => string[] } };

const TAGGED: Tagged = DEFINITIONS;

function tagsOf<Kind extends BlockKind>(kind: Kind, block: Block<Kind>): string[] {
  return TAGGED[kind].cacheTags?.(block) ?? [];
}
