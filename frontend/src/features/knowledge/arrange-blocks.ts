import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Blocks of an article as the page needs them: tabs have a name that the radio buttons of each group share, carousels
 * a number, and nothing stands between pictures of a carousel but pictures.
 */
export function arrangeBlocks(tree: Root): void {
  let groups = 0;
  let carousels = 0;
  visit(tree, 'element', (element) => {
    if (element.tagName === 'img') Object.assign(element.properties, { loading: 'lazy', decoding: 'async' });
    if (element.tagName !== 'div') return undefined;
    const { dataBlock } = element.properties;
    if (dataBlock === 'code-tabs') {
      groups += 1;
      element.properties.dataGroup = `code-tabs-${groups}`;
      element.children = elementsOf(element, 'pre');
      return SKIP;
    }
    if (dataBlock === 'carousel') {
      carousels += 1;
      element.properties.dataNumber = carousels;
      element.children = elementsOf(element, 'figure');
    }
    return undefined;
  });
}

function elementsOf(block: Element, tagName: string): ElementContent[] {
  return block.children.filter((child) => child.type === 'element' && child.tagName === tagName);
}
