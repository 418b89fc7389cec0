import { PaperPlane } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { ReviewWidget } from './review-widget';

// A tile needs every permission it names, and articles alone have people who write and do not publish.
const READS_ARTICLES = [
  { action: 'plugin::content-manager.explorer.read', subject: 'api::knowledge.article' },
];

/** Puts what waits for an editor on the first page of the panel; Strapi takes widgets before anything else starts. */
export function registerReviewWidget(app: StrapiApp): void {
  app.widgets.register({
    id: 'waiting-reviews',
    icon: PaperPlane,
    title: { id: 'vitrina.waiting-reviews', defaultMessage: 'Ждут проверки' },
    component: async () => ReviewWidget,
    permissions: READS_ARTICLES,
  });
}
