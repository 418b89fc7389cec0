import { rememberTheme, type Theme } from './theme';

/** Turns the theme over at a click on the button it holds: `<theme-switch><button>…</button></theme-switch>`. */
class ThemeSwitch extends HTMLElement {
  connectedCallback() {
    this.addEventListener('click', () => {
      const theme = opposite(shownTheme());
      document.documentElement.dataset.theme = theme;
      rememberTheme(theme);
    });
  }
}

customElements.define('theme-switch', ThemeSwitch);

function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function opposite(theme: Theme): Theme {
  return theme === 'dark' ? 'light' : 'dark';
}
