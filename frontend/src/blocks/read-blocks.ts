import { BLOCK_KINDS, type BlockKind } from '@vitrina/content-contract/content-names';
import type { CmsBlock, CmsBlocks } from '~/content/page-queries';
import { present } from '~/content/present';
import { log } from '~/runtime/log';
import { type CmsBlockOf, typenameOf } from './block-definition';
import { type Block, DEFINITIONS } from './definitions';

/** The blocks of a page in the order of the CMS. A block that this site does not know yet is logged and left out. */
export function readBlocks(answers: CmsBlocks): Block[] {
  return present(answers).flatMap((answer) => readBlock(answer) ?? []);
}

const KINDS: ReadonlyMap<string, BlockKind> = new Map(BLOCK_KINDS.map((kind) => [typenameOf(kind), kind]));

function readBlock(answer: CmsBlock): Block | undefined {
  const kind = KINDS.get(answer.__typename);
  if (kind === undefined || !isOf(kind, answer)) {
    log.warn({ block: answer.__typename }, 'a block of a page is not known');
    return undefined;
  }
  return read(kind, answer);
}

function isOf<Kind extends BlockKind>(kind: Kind, answer: CmsBlock): answer is CmsBlock & CmsBlockOf<Kind> {
  return answer.__typename === typenameOf(kind);
}

type Readers = {
  readonly [Kind in BlockKind]: { read: (answer: CmsBlockOf<Kind>) => Block<Kind> | undefined };
};

const READERS: Readers = DEFINITIONS;

function read<Kind extends BlockKind>(kind: Kind, answer: CmsBlockOf<Kind>): Block<Kind> | undefined {
  return READERS[kind].read(answer);
}
