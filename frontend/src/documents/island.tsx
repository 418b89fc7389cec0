import { ElementIds } from '@vitrina/ui';
import { type ComponentType, useId } from 'react';
import { renderToString } from 'react-dom/server';
import { spokenLanguage } from '~/messages/language';
import { assets } from '~/runtime/env';
import { entryOf, type IslandName } from '~/runtime/island-names';
import type { Jsonable } from '~/runtime/jsonable';
import { propertiesId, writeProperties } from './island-properties';

/**
 * A part of a document that lives in the browser, where Preact runs it; the rest of the page needs no script. It is rendered as a tree of its own, so
 * that its entry in `src/islands/` finds what was rendered here. It must depend on its properties alone, and they must survive JSON.
 */
export function island<Properties extends object>(
  name: IslandName,
  Component: ComponentType<Properties> & (Properties extends Jsonable<Properties> ? unknown : never),
) {
  return function Island(properties: Properties) {
    // The only hook, and the first thing: what is rendered below runs hooks of its own.
    const id = useId();
    return (
      <>
        <div
          id={id}
          data-island={name}
          data-files={assets.islands[spokenLanguage().language]?.[entryOf(name)]?.join(' ')}
          // `next dev` runs the page around it too, which must leave it alone.
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself, with everything in it escaped
          dangerouslySetInnerHTML={{ __html: isServer() ? htmlOf(Component, properties, id) : '' }}
        />
        <script
          id={propertiesId(id)}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON, in which no tag can end
          dangerouslySetInnerHTML={{ __html: writeProperties(properties).replaceAll('<', '\\u003c') }}
        />
      </>
    );
  };
}

function isServer(): boolean {
  return typeof window === 'undefined';
}

function htmlOf<Properties extends object>(
  Component: ComponentType<Properties>,
  properties: Properties,
  prefix: string,
): string {
  return renderToString(
    <ElementIds prefix={prefix}>
      <Component {...properties} />
    </ElementIds>,
  );
}

/** The names of the islands in what was rendered. */
export function islandsIn(html: string): string[] {
  return [...html.matchAll(/" data-island="([^"]+)"/g)].map(([, name = '']) => name);
}
