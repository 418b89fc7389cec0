export type { EndpointName } from './contract';
export { createProvider, SELLS } from './create-provider';
export { createCustomerCalls, type PendingRefreshes } from './customer-calls';
export { callsOf, createProviderHttp, type ProviderAddresses, type ProviderHttp } from './http';
export { panelEntry } from './panel-entry';
