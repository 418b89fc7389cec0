import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName } from '~/runtime/env';

/** A part of a document that lives: as it looks before its script has come, and what the script needs to wake it. */
export interface RenderedIsland {
  name: IslandName;
  html: string;
  /** The properties as JSON, fit to stand inside a `<script>`. */
  properties: string;
}

/**
 * Renders a component as a tree of its own, so that its script finds in the browser what was rendered here. It must
 * depend on its properties alone, and they must survive JSON.
 */
export function renderIsland<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  properties: Props,
): RenderedIsland {
  return {
    name,
    html: renderToString(createElement(Component, properties), { identifierPrefix: name }),
    properties: JSON.stringify(properties).replaceAll('<', '\\u003c'),
  };
}
