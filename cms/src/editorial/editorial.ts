import type { Core } from '@strapi/strapi';
import { offerToPanel } from '../strapi/panel-routes';
import { activityRoutes } from './activity/activity-routes';
import { historyRoutes } from './history/history-routes';
import { planRoutes } from './plans/plan-routes';
import { recheckRoutes } from './rechecks/recheck-routes';
import { reviewRoutes } from './review/review-routes';

/** What the panel may ask about versions, plans, reviews, the journal and what is to be checked again. */
export function offerEditorialWork(strapi: Core.Strapi, priceChangeLimit: number): void {
  offerToPanel(strapi, [
    ...planRoutes(strapi, priceChangeLimit),
    ...historyRoutes(strapi),
    ...reviewRoutes(strapi),
    ...activityRoutes(strapi),
    ...recheckRoutes(strapi),
  ]);
}
