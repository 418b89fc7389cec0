import type { PanelPath } from '../../account/panel';
import { isLocationCode, type LocationCode } from '../../catalogue/location';
import type { PaymentPeriod } from '../../catalogue/payment-period';
import { parseId } from '../../ids';
import { invalid, nothingChosen, type ReadOrder, readPeriod } from '../../orders/read-query';
import { succeed } from '../../result';
import type { Flow } from '../flow';
import type { AppPresetId } from './tariff';
import { APP_TYPES, type AppType } from './tariff';

/** An app's place that a visitor has chosen. It is made in the panel, where the app's source is named. */
export interface AppOrder {
  product: 'apps';
  type: AppType;
  framework: string;
  presetId: AppPresetId;
  location: LocationCode;
  period: PaymentPeriod;
}

/** The query of the flow of apps (rule R12). */
export function toAppQuery({ type, framework, presetId, location, period }: AppOrder): URLSearchParams {
  return new URLSearchParams({ location, preset: String(presetId), type, framework, period });
}

/** Reads the query of the flow of apps. */
export function fromAppQuery(query: URLSearchParams): ReadOrder<AppOrder> {
  if (!query.has('preset')) return nothingChosen();
  const presetId = parseId<AppPresetId>(query.get('preset'));
  if (!presetId) return invalid('preset');
  const type = APP_TYPES.find((known) => known === query.get('type'));
  if (!type) return invalid('type');
  const framework = query.get('framework') ?? '';
  if (!/^[a-z0-9][a-z0-9.-]{0,39}$/.test(framework)) return invalid('framework');
  const location = query.get('location');
  if (!isLocationCode(location)) return invalid('location');
  const period = readPeriod(query);
  if (!period) return invalid('period');
  return succeed({ product: 'apps', type, framework, presetId, location, period });
}

/** The panel's page in which the app is made: this order needs no request (rule R56). */
export function appPage({ type, framework, presetId, location }: AppOrder): PanelPath {
  const query = new URLSearchParams({ type, framework, preset: String(presetId), location });
  return `/apps/create?${query}` as PanelPath;
}

/** The flow of apps. */
export const APP_FLOW: Flow<AppOrder> = {
  auth: 'registrationApps',
  keys: ['location', 'preset', 'type', 'framework', 'period', 'intent'],
  write: toAppQuery,
  section: '/apps/create' as PanelPath,
  fulfilment: { kind: 'panel', page: appPage },
};
