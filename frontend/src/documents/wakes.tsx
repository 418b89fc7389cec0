import { ElementIds } from '@vitrina/ui';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ISLANDS, IslandEntry } from '~/runtime/island-names';
import { tellEarlyInput } from './early-input';
import { propertiesIn, readProperties } from './island-properties';
import { takeTaxonomy } from './page-taxonomy';
import { onRefresh } from './refresh-islands';

/** What an entry of `src/islands/` offers: how each of its islands wakes where it stands in a page (`elements/wake-islands.ts`). */
export type Wakes<Entry extends IslandEntry> = Readonly<
  Record<(typeof ISLANDS)[Entry][number], (place: HTMLElement) => void>
>;

/** Wakes what `island` has put into the page. */
export function wakes<Properties extends object>(Component: ComponentType<Properties>) {
  return (place: HTMLElement): void => {
    const { id } = place;
    const draw = (properties: string) => {
      takeTaxonomy();
      return (
        <Woken place={place}>
          <ElementIds prefix={id}>
            <Component {...(readProperties(properties) as Properties)} />
          </ElementIds>
        </Woken>
      );
    };
    const first = propertiesIn(document, id).textContent ?? '';
    const root = hydrateRoot(place, draw(first));
    onRefresh(place, (properties) => root.render(draw(properties)));
  };
}

function Woken({ place, children }: { place: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => tellEarlyInput(place), [place]);
  return children;
}
