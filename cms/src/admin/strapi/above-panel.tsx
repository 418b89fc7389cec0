import { DesignSystemProvider, darkTheme, lightTheme } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MovedPart } from './moved-part';

/** Where the panel remembers the chosen look; `system` or nothing is that of the machine. */
const LOOK = 'STRAPI_THEME';

type Themes = Record<'light' | 'dark', typeof lightTheme>;
let themes: Themes = { light: lightTheme, dark: darkTheme };

/** Called as the panel registers, where Strapi hands over the whole of itself. */
export function lookAs(app: StrapiApp): void {
  const found: unknown = Reflect.get(Object(Reflect.get(app, 'configurations')), 'themes');
  if (!isThemes(found))
    throw new MovedPart(
      'its configuration has no themes',
      'the question for a code would look like nothing of ours',
    );
  themes = found;
}

/**
 * Draws something of ours outside of all screens, also before anybody is logged in, where Strapi has no place for it. `make` is
 * given what takes it away again.
 */
export function showAbovePanel(make: (takeAway: () => void) => ReactElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const takeAway = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <DesignSystemProvider locale="ru" theme={themes[chosenLook()]}>
      {make(takeAway)}
    </DesignSystemProvider>,
  );
}

function chosenLook(): keyof Themes {
  const chosen = localStorage.getItem(LOOK);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function isThemes(value: unknown): value is Themes {
  return typeof value === 'object' && value !== null && 'light' in value && 'dark' in value;
}
