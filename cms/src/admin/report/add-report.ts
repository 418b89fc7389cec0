import { ChartPie } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/** Whoever keeps the banners: marketers and administrators. The CMS decides it once more for each question. */
const READERS = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::site.banner' }];

/** The page 'Отчёт': the way from a page to registration and order. */
export function addReport(app: StrapiApp): void {
  app.addMenuLink({
    to: 'report',
    icon: ChartPie,
    intlLabel: { id: 'vitrina.report', defaultMessage: 'Отчёт' },
    permissions: READERS,
    position: 4,
    Component: loadPage,
  });
}

const loadPage = () => import('./report-page');
