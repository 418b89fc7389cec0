import { Node } from '@tiptap/core';

/** A card of a tariff that takes its price from the provider: `<div data-block="tariff" data-preset="2453">`, on which a system may be put. */
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
    system: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-os') ?? '',
      renderHTML: ({ system }) => (system.trim() ? { 'data-os': system.trim() } : {}),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-block="tariff"]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', { 'data-block': 'tariff', ...HTMLAttributes }],
});
