import { CheckCircle } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { HistoryPanel } from '../history/history-panel';
import { PlanningPanel } from '../planning/planning-panel';
import { ReviewPanel } from '../review/review-panel';
import type { PanelOfEntry } from './panel-of-entry';
import { READERS } from './readers';

type Panel = (entry: PanelOfEntry) => object | null;

/** Review, schedule and history beside every entry with drafts, and the page 'Редакция' over all of them. */
export function addEditorialWork(app: StrapiApp): void {
  // Strapi publishes no types for the ways a plugin can be extended.
  const apis: object = app.getPlugin('content-manager').apis;
  const addSidePanels: (panels: Panel[]) => void = Reflect.get(apis, 'addEditViewSidePanel');
  addSidePanels([ReviewPanel, PlanningPanel, HistoryPanel]);
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
