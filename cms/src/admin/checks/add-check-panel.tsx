import type { StrapiApp } from '@strapi/strapi/admin';
import { addSidePanels } from '../strapi/content-manager';
import { CheckPanel } from './check-panel';

/** Content the CMS checks (`src/checks/find-problems.ts`); the second list is public as soon as it is saved. */
const WITH_DRAFTS = [
  ...['api::knowledge.article', 'api::site.service', 'api::site.page', 'api::site.banner'],
  ...['api::commerce.static-preset', 'api::commerce.commerce-settings'],
];
const WITHOUT_DRAFTS = ['api::site.navigation', 'api::site.footer', 'api::site.site-settings'];

interface EditedEntry {
  model: string;
  documentId?: string;
  activeTab: 'draft' | 'published' | null;
}

/** Adds the list of problems beside an entry; the published version is past checking. */
export function addCheckPanel(app: StrapiApp): void {
  addSidePanels(app, [PanelOfChecks]);
}

function PanelOfChecks({ model, documentId, activeTab }: EditedEntry) {
  const hasDrafts = WITH_DRAFTS.includes(model);
  if ((!hasDrafts && !WITHOUT_DRAFTS.includes(model)) || activeTab === 'published') return null;
  return {
    title: 'Проверка перед публикацией',
    content: <CheckPanel model={model} documentId={documentId} hasDrafts={hasDrafts} />,
  };
}
