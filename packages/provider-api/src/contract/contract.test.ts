import { expect, test } from 'vitest';
import { contract, type EndpointName } from '.';

// Rule R76, and those of orders and requests: each call, word for word.
test.each<[EndpointName, string]>([
  ['register', 'POST {api}/v5/registration'],
  ['authenticate', 'POST {api}/v3/auth'],
  ['grantAccess', 'POST {landing}/registration/access'],
  ['refreshToken', 'POST {api}/api/v1/auth/update-token'],
  ['autoLogIn', 'POST {api}/api/v1/auth/auto-login'],
  ['checkLogin', 'POST {landing}/login/check'],
  ['registerPortal', 'POST {landing}/registration/portal'],
  ['registerWebmaster', 'POST {landing}/webmasters/registration'],
  ['noteWebmasterVisit', 'POST {landing}/webmasters/visits'],
  ['createDedicatedTicket', 'POST {landing}/tickets/create-dedicated'],
  ['sendStatistics', 'POST {api}/v1/statistics'],
  ['sendLog', 'POST {api}/v1/logs'],
  ['submitForm', 'POST {landing}/forms/submit'],
  ['createServer', 'POST {forwarded}/api/v1/servers'],
  ['createDatabase', 'POST {forwarded}/api/v1/databases'],
  ['createBucket', 'POST {forwarded}/api/v1/storages/buckets'],
  ['createBalancer', 'POST {forwarded}/api/v1/balancers'],
  ['createCluster', 'POST {forwarded}/api/v1/k8s/clusters'],
  ['createDedicatedServer', 'POST {forwarded}/api/v1/dedicated-servers'],
  ['createConfiguredDedicatedServer', 'POST {forwarded}/api/v1/dedicated-servers/configurator'],
  ['createTicket', 'POST {forwarded}/portal/v2/accounts/{userId}/tickets'],
])('%s is %s', (name, call) => {
  const { method, service, path } = contract[name];
  expect(`${method} {${service}}${path}`).toBe(call);
});
