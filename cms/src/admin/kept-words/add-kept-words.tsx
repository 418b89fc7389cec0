import { Pencil } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels } from '../strapi/content-manager';
import { tidyShelf } from './kept-words';
import { KeptWordsPanel } from './kept-words-panel';
import { sendStartedFrom } from './send-started-from';

/** Keeps what is typed into any entry in the browser until it is saved. */
export function addKeptWords(app: StrapiApp): void {
  tidyShelf(localStorage, Date.now());
  sendStartedFrom();
  addSidePanels(app, [KeptWordsPanel]);
}

/** Lists on the panel's home page what was left unsaved; Strapi takes widgets before it starts only. */
export function registerKeptWords(app: StrapiApp): void {
  app.widgets.register({
    id: 'kept-words',
    icon: Pencil,
    title: { id: 'vitrina.kept-words', defaultMessage: 'Несохранённое в этом браузере' },
    component: async () => (await import('./kept-words-widget')).KeptWordsWidget,
  });
}
