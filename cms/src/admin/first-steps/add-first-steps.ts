import { Rocket } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { SETS_UP } from '../../first-steps/who-sets-up';
import { carrySetupToken } from './carry-setup-token';
import { FIRST_STEPS_PAGE } from './first-steps-address';

const MAY_SET_UP = [{ action: SETS_UP, subject: null }];

/** Puts what is left to do on the first page of whoever sets the shop up; Strapi takes widgets before anything else starts. */
export function registerFirstStepsWidget(app: StrapiApp): void {
  app.widgets.register({
    id: 'first-steps',
    icon: Rocket,
    title: { id: 'vitrina.first-steps', defaultMessage: 'Первые шаги' },
    component: async () => (await import('./first-steps-widget')).FirstStepsWidget,
    permissions: MAY_SET_UP,
  });
}

/** The way of the first administrator: from the link in the log through the registration to the page 'Первые шаги'. */
export function addFirstSteps(app: StrapiApp): void {
  carrySetupToken();
  app.addMenuLink({
    to: FIRST_STEPS_PAGE.slice(1),
    icon: Rocket,
    intlLabel: { id: 'vitrina.first-steps', defaultMessage: 'Первые шаги' },
    permissions: MAY_SET_UP,
    position: 1,
    Component: loadPage,
  });
}

const loadPage = () => import('./first-steps-page');
