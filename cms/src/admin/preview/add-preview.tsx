import type { StrapiApp } from '@strapi/strapi/admin';
import { PreviewPanel } from './preview-panel';

/** Puts the panel 'На сайте' beside entries that have a page. */
export function addPreview(app: StrapiApp): void {
  const { addEditViewSidePanel } = app.getPlugin('content-manager').apis;
  // Strapi publishes no type of this plugin's interface.
  if (typeof addEditViewSidePanel === 'function') addEditViewSidePanel([PreviewPanel]);
}
