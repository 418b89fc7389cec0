export type { EndpointName } from './contract';
export { createProvider } from './create-provider';
export { createCustomerCalls, type PendingRefreshes } from './customer-calls';
export { type CallRecord, createProviderHttp, type ProviderHttp } from './http';
export type { HttpFailure } from './http-failure';
