import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { array, number, string, tuple } from 'yup';

const extent = number().integer().positive().required();
const rows = array(tuple([string().required(), extent, extent]).required()).required();

/**
 * Tells a text's pictures their width and height, so that the words below do not jump when they come. `sizes` is what the CMS
 * says of its library, a list of [name, width, height]; a picture from elsewhere stays without.
 */
export function sizePictures(tree: Root, sizes: unknown): void {
  if (!rows.isValidSync(sizes, { strict: true })) return;
  const known = new Map(sizes.map(([name, width, height]) => [`/assets/${name}`, { width, height }]));
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName === 'img') Object.assign(properties, known.get(String(properties.src)));
  });
}
