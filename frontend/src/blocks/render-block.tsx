import type { BlockKind } from '@vitrina/content-contract/content-names';
import { createElement, type ReactNode } from 'react';
import type { PageContext } from './block-definition';
import { DEFINITIONS, type LoadedBlock } from './definitions';

/** A block as it stands on a page. */
export function renderBlock(block: LoadedBlock, page: PageContext): ReactNode {
  return render(block.kind, block, page);
}

type Views = {
  readonly [Kind in BlockKind]: {
    View: (props: { block: LoadedBlock<Kind>; page: PageContext }) => ReactNode;
  };
};

const VIEWS: Views = DEFINITIONS;

function render<Kind extends BlockKind>(kind: Kind, block: LoadedBlock<Kind>, page: PageContext) {
  return createElement(VIEWS[kind].View, { block, page });
}
