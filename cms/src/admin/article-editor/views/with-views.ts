import { type AnyExtension, getSchema, Node } from '@tiptap/core';
import { type ReactNodeViewProps, ReactNodeViewRenderer } from '@tiptap/react';
import type { ComponentType } from 'react';
import { articleExtensions } from '../format/article-extensions';
import { CalloutView } from './callout-view';
import { CarouselView } from './carousel-view';
import { CodeListingView } from './code-listing-view';
import { CodeTabsView } from './code-tabs-view';
import { PictureView } from './picture-view';
import { TariffView } from './tariff-view';

const VIEWS: Record<string, ComponentType<ReactNodeViewProps<HTMLElement>> | undefined> = {
  callout: CalloutView,
  carousel: CarouselView,
  codeBlock: CodeListingView,
  codeTabs: CodeTabsView,
  picture: PictureView,
  tariff: TariffView,
};

export const articleSchema = getSchema([...articleExtensions]);

/** The format with the blocks as they look in the panel. */
export const articleExtensionsWithViews: readonly AnyExtension[] = articleExtensions.map((extension) => {
  const view = VIEWS[extension.name];
  if (view === undefined || !(extension instanceof Node)) return extension;
  return extension.extend({ addNodeView: () => ReactNodeViewRenderer(view, { stopEvent: isOfTheBar }) });
});

/** Typing in the bar of a block is not typing in the text. */
function isOfTheBar({ event }: { event: Event }): boolean {
  return event.target instanceof Element && event.target.closest('[contenteditable="false"]') !== null;
}
