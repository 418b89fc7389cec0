import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels } from '../strapi/content-manager';
import { PreviewPanel } from './preview-panel';

/** Puts the panel 'На сайте' beside entries that have a page. */
export function addPreview(app: StrapiApp): void {
  addSidePanels(app, [PreviewPanel]);
}
