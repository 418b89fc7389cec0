import { type PanelEntry, type Product, type Provider, unreachable } from '@vitrina/ordering';
import { callsOf, createProvider, type PendingRefreshes, panelEntry, SELLS } from '@vitrina/provider-api';
import type { Http } from '@vitrina/provider-http';
import {
  createProvider as createPlansProvider,
  SELLS as PLANS_SELL,
  panelEntry as plansPanelEntry,
} from '@vitrina/provider-plans';
import { env } from '~/runtime/env';
import { processWide } from '~/runtime/process-wide';

interface Adapter {
  sells: readonly Product[];
  /** The provider over the calls of one visit. */
  open: (http: Http) => Provider;
  panelEntry: PanelEntry;
}

/** The adapter that is set up. One that is added to the project gets a case here, and a name in the environment. */
export function adapter(): Adapter {
  const {
    PROVIDER_ADAPTER,
    PROVIDER_API_URL: api,
    LANDING_API_URL: landing,
    ENRICHMENT_URL,
    PANEL_URL,
  } = env();
  switch (PROVIDER_ADAPTER) {
    case 'api': {
      const addresses = { api, landing, enrichment: ENRICHMENT_URL };
      return {
        sells: SELLS,
        open: (http) => createProvider(callsOf(http, addresses), pendingRefreshes()),
        panelEntry: panelEntry(PANEL_URL),
      };
    }
    case 'plans':
      return {
        sells: PLANS_SELL,
        open: (http) => createPlansProvider(http, { api }),
        panelEntry: plansPanelEntry(PANEL_URL),
      };
    default:
      return unreachable(PROVIDER_ADAPTER);
  }
}

/** Of all customers that this process calls for: whoever finds a token expired waits for the same renewal. */
function pendingRefreshes(): PendingRefreshes {
  return processWide('pending-refreshes', () => new Map());
}
