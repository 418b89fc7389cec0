import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels } from '../strapi/content-manager';
import { UsesList } from './uses-list';

/** Content that has an address, or that others are made of (`src/addresses/used/find-uses.ts`). */
const USABLE = new Set([
  ...['article', 'topic', 'category', 'tag', 'series', 'author', 'expert'].map(
    (name) => `api::knowledge.${name}`,
  ),
  ...['api::site.service', 'api::site.page', 'api::commerce.static-preset'],
]);

interface PanelProperties {
  model: string;
  documentId?: string;
  document?: { updatedAt?: string; status?: string };
}

/** Puts 'where it is used' beside every entry that others may use. */
export function addUsesPanel(app: StrapiApp): void {
  addSidePanels(app, [UsesPanel]);
}

function UsesPanel({ model, documentId, document }: PanelProperties) {
  if (!USABLE.has(model) || documentId === undefined || documentId === 'create' || !document) return null;
  return {
    title: 'Адреса и связи',
    content: (
      <UsesList uid={model} documentId={documentId} savedAt={`${document.updatedAt} ${document.status}`} />
    ),
  };
}
