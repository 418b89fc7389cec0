import { CheckCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HistoryPanel } from '../history/history-panel';
import { PlanningPanel } from '../planning/planning-panel';
import { ReviewPanel } from '../review/review-panel';
import { addSidePanels } from '../strapi/content-manager';
import { READERS } from './readers';

/** Review, schedule and history beside every entry with drafts, and the page 'Редакция' over all of them. */
export function addEditorialWork(app: StrapiApp): void {
  addSidePanels(app, [ReviewPanel, PlanningPanel, HistoryPanel]);
  app.addMenuLink({
    to: 'editorial',
    icon: CheckCircle,
    intlLabel: { id: 'vitrina.editorial', defaultMessage: 'Редакция' },
    permissions: READERS,
    position: 3,
    Component: loadPage,
  });
}

const loadPage = () => import('./editorial-page');
