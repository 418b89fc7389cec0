import type { StrapiApp } from '@strapi/strapi/admin';
import { lookAs } from '../strapi/above-panel';
import { replacePage, SESSIONS_PAGE } from '../strapi/own-page';
import { askForFactor } from './ask-in-panel';

/** Puts the person's second factor and sessions where Strapi lists sessions; it takes pages before it starts only. */
export function registerLogins(app: StrapiApp): void {
  lookAs(app);
  replacePage(app, SESSIONS_PAGE, () => import('./own-logins-page'));
}

/** Asks for the second factor where the CMS wants it, and adds that of everybody to the settings. */
export function addLogins(app: StrapiApp): void {
  askForFactor();
  app.addSettingsLink('global', {
    id: 'vitrina-staff-logins',
    to: 'staff-logins',
    intlLabel: { id: 'vitrina.staff-logins', defaultMessage: 'Вход сотрудников' },
    permissions: [{ action: 'admin::users.update', subject: null }],
    Component: loadStaffPage,
  });
}

const loadStaffPage = () => import('./staff-logins-page');
