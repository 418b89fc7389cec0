import { Pencil } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels } from '../strapi/content-manager';
import { AutosavePanel } from './autosave-panel';
import { tidyAutosaves } from './autosaves';
import { sendBaseVersion } from './send-base-version';

/** Keeps what is typed into any entry in the browser until it is saved. */
export function addAutosave(app: StrapiApp): void {
  tidyAutosaves(localStorage, Date.now());
  sendBaseVersion();
  addSidePanels(app, [AutosavePanel]);
}

/** Lists on the panel's home page what was left unsaved; Strapi takes widgets before it starts only. */
export function registerAutosave(app: StrapiApp): void {
  app.widgets.register({
    // The name of an earlier time: Strapi has stored in which order people want their tiles.
    id: 'kept-words',
    icon: Pencil,
    title: { id: 'vitrina.autosave', defaultMessage: 'Несохранённое в этом браузере' },
    component: async () => (await import('./autosave-widget')).AutosaveWidget,
  });
}
