import { Node } from '@tiptap/core';

/** Pictures to leaf through: `<div data-block="carousel">` with a figure or more. */
export const Carousel = Node.create({
  name: 'carousel',
  group: 'block',
  content: 'picture+',
  isolating: true,
  parseHTML: () => [{ tag: 'div[data-block="carousel"]' }],
  renderHTML: () => ['div', { 'data-block': 'carousel' }, 0],
});
