import type { Element, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Puts one question for all that the code of a text leaves to its reader before the first code that leaves something, and
 * before the words that end in a colon there: they lead to the code.
 */
export function askForFills(tree: Root): void {
  const names = new Set<string>();
  let first: RootContent | undefined;
  for (const block of tree.children) {
    for (const name of fillsIn(block)) {
      names.add(name);
      first ??= block;
    }
  }
  if (!first) return;
  const question: Element = {
    type: 'element',
    tagName: 'div',
    properties: { dataBlock: 'fill-values', dataNames: [...names].join(' ') },
    children: [],
  };
  tree.children.splice(placeBefore(tree.children, first), 0, question);
}

function fillsIn(block: RootContent): string[] {
  const names: string[] = [];
  visit(block, 'element', ({ properties }) => {
    if (properties.dataFill) names.push(String(properties.dataFill));
  });
  return names;
}

function placeBefore(blocks: readonly RootContent[], code: RootContent): number {
  const place = blocks.indexOf(code);
  const before = blocks.findLastIndex((block, index) => index < place && block.type === 'element');
  const lead = blocks[before];
  const isLead = lead?.type === 'element' && lead.tagName === 'p' && textOf(lead).trimEnd().endsWith(':');
  return isLead ? before : place;
}
