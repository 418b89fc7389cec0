import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels } from '../strapi/content-manager';
import { ReferencesList } from './references-list';

/** Content that has an address, or that others are made of (`src/references/find-references.ts`). */
const REFERABLE = new Set([
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

/** Puts 'where it is used' beside every entry that others may refer to. */
export function addReferencesPanel(app: StrapiApp): void {
  addSidePanels(app, [ReferencesPanel]);
}

function ReferencesPanel({ model, documentId, document }: PanelProperties) {
  if (!REFERABLE.has(model) || documentId === undefined || documentId === 'create' || !document) return null;
  return {
    title: 'Адреса и связи',
    content: (
      <ReferencesList
        uid={model}
        documentId={documentId}
        savedAt={`${document.updatedAt} ${document.status}`}
      />
    ),
  };
}
