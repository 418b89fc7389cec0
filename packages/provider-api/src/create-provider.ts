import {
  type Catalogue,
  type Customer,
  PRODUCTS,
  type Product,
  type Provider,
  succeed,
} from '@vitrina/ordering';
import { createAccounts } from './accounts';
import { createCustomerCalls, type PendingRefreshes } from './customer-calls';
import type { ProviderHttp } from './http';
import { appCatalogue } from './products/app';
import { balancerCatalogue, balancers } from './products/balancer';
import { bucketCatalogue, buckets } from './products/bucket';
import { clusterCatalogue, clusters } from './products/cluster';
import { databaseCatalogue, databases } from './products/database';
import { dedicatedCatalogue, dedicatedServers } from './products/dedicated';
import { serverCatalogue, servers } from './products/server';
import { createRequests } from './requests';
import { told } from './told';

/** It knows webmasters and has a register of organisations. */
type WholeProvider = Provider & { accounts: Required<Provider['accounts']> };

/** What this provider sells: all there is. */
export const SELLS: readonly Product[] = PRODUCTS;

/**
 * The provider behind the contract of this package. `http` is the door of one visit; `pending` is shared by all of a process, so
 * that customers whose token has expired wait for one renewal.
 */
export function createProvider(http: ProviderHttp, pending: PendingRefreshes = new Map()): WholeProvider {
  return {
    catalogue: createCatalogue(http),
    accounts: createAccounts(http),
    requests: createRequests(http),
    as: (session) => createCustomer(createCustomerCalls(http, session, pending), http),
  };
}

/** The catalogue asked of the provider every time. A caller that keeps copies gives its own. */
function createCatalogue(http: ProviderHttp): Catalogue {
  return {
    ...serverCatalogue(http),
    ...databaseCatalogue(http),
    ...bucketCatalogue(http),
    ...balancerCatalogue(http),
    ...clusterCatalogue(http),
    ...dedicatedCatalogue(http),
    ...appCatalogue(http),
  };
}

function createCustomer(calls: ReturnType<typeof createCustomerCalls>, http: ProviderHttp): Customer {
  return {
    session: calls.session,
    resources: {
      vds: servers(calls),
      dbaas: databases(calls),
      s3: buckets(calls),
      balancer: balancers(calls),
      k8s: clusters(calls),
      dedicated: dedicatedServers(calls),
      // A product that is listed and cannot be made would be shown, and each order of it refused.
    } satisfies Required<Customer['resources']>,
    openTicket: async ({ title, message, resourceId }) => {
      const ticket = { title, message, abuse_incident: false, attachments: [], source_type: 'cloud_site' };
      const about = { service_default: Number(resourceId), services: [Number(resourceId)] };
      const userId = calls.session().user.id;
      const answer = await calls.call('createTicket', { ...ticket, ...about }, { userId });
      return answer.ok ? succeed(undefined) : answer;
    },
    noteDedicatedOrder: async () => {
      const answer = await http('sendLog', { action: 'cloud_site_reg_dedic' });
      return answer.ok ? succeed(undefined) : { ok: false, failure: told(answer.failure) };
    },
  };
}
