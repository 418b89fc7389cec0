import type { SeededPage } from '../seeded-page';

/** The code of a page that says nothing in Russian. */
export function sameCode({ blocks }: SeededPage): string {
  const block = blocks.find(({ __component }) => __component === 'blocks.code');
  if (block?.__component !== 'blocks.code') throw new Error('The page that is translated shows no code.');
  return block.code;
}
