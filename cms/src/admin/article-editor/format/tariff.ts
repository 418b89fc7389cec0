import { Node } from '@tiptap/core';

/** A card of a tariff that takes its price from the provider: `<div data-block="tariff" data-preset="2453">`. */
export const Tariff = Node.create({
  name: 'tariff',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    preset: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-preset') ?? '',
      renderHTML: ({ preset }) => ({ 'data-preset': String(preset) }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-block="tariff"]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-block': 'tariff', ...HTMLAttributes }],
});
