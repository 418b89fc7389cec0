import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Wakes what `renderIsland` has put into the page under that name; a page without it is left alone. */
export function hydrateIsland<Props extends object>(name: string, Component: ComponentType<Props>): void {
  const place = document.querySelector(`[data-island="${name}"]`);
  const properties = document.getElementById(`${name}-properties`)?.textContent;
  if (!place || !properties) return;
  hydrateRoot(place, <Component {...(JSON.parse(properties) as Props)} />, { identifierPrefix: name });
}
