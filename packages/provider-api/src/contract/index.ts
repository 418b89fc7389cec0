import { type InferType, object, string } from 'yup';
import {
  autoLoginRequest,
  credentialsResponse,
  loginCheckResponse,
  loginRequest,
  logRequest,
  organisationResponse,
  portalAccess,
  portalRequest,
  portalResponse,
  recoveryRequest,
  registrationRequest,
  registrationResponse,
  statisticsRequest,
  webmasterRequest,
  webmasterResponse,
  webmasterVisitRequest,
} from './account';
import { appEndpoints } from './apps';
import { balancerEndpoints } from './balancers';
import {
  osListResponse,
  serverConfiguratorsResponse,
  serverPresetsResponse,
  softwareListResponse,
} from './catalogue';
import { commentCountsRequest, commentCountsResponse } from './comments';
import { databaseEndpoints } from './databases';
import { dedicatedEndpoints } from './dedicated';
import { read, write } from './endpoint';
import { clusterEndpoints } from './kubernetes';
import {
  createDedicatedTicketRequest,
  createTicketRequest,
  submitFormRequest,
  ticketResponse,
} from './requests';
import { createServerRequest, serverListRequest, serverListResponse, serverResponse } from './servers';
import { bucketEndpoints } from './storages';

/**
 * One typed description of every endpoint of the provider that the site calls.
 * The client infers its arguments and answers from it, the sandbox must implement all of it.
 *
 * `service` names the base address. `forwarded` endpoints belong to the provider API, but are reached
 * through the landing service's `POST /login/forward`, which adds the customer's identity. `enrichment` is a register of
 * organisations, which a provider may have or not.
 */
export const contract = {
  listServerPresets: read('api', '/api/v1/presets/servers', serverPresetsResponse),
  listServerConfigurators: read('landing', '/configurator/servers', serverConfiguratorsResponse),
  listOs: read('api', '/api/v1/os/servers', osListResponse),
  listSoftware: read('api', '/api/v1/software/servers', softwareListResponse),

  register: write('api', 'POST', '/v5/registration', registrationRequest, 201, registrationResponse),
  sendStatistics: write('api', 'POST', '/v1/statistics', statisticsRequest, 204, object({})),
  sendLog: write('api', 'POST', '/v1/logs', logRequest, 204, object({})),
  authenticate: write('api', 'POST', '/v3/auth', loginRequest, 200, portalAccess),
  recoverAccess: write('api', 'POST', '/v3/auth/recovery', recoveryRequest, 200, object({})),
  grantAccess: write('landing', 'POST', '/registration/access', object({}), 200, credentialsResponse),
  autoLogIn: write('api', 'POST', '/api/v1/auth/auto-login', autoLoginRequest, 200, credentialsResponse),
  checkLogin: write('landing', 'POST', '/login/check', object({}), 200, loginCheckResponse),
  refreshToken: write('api', 'POST', '/api/v1/auth/update-token', object({}), 200, loginCheckResponse),

  registerPortal: write('landing', 'POST', '/registration/portal', portalRequest, 201, portalResponse),
  registerWebmaster: write(
    ...(['landing', 'POST', '/webmasters/registration', webmasterRequest, 201, webmasterResponse] as const),
  ),
  noteWebmasterVisit: write('landing', 'POST', '/webmasters/visits', webmasterVisitRequest, 204, object({})),
  findOrganisation: read('enrichment', '/organisations/{inn}', organisationResponse),

  listServers: read('forwarded', '/api/v1/servers', serverListResponse, serverListRequest),
  createServer: write('forwarded', 'POST', '/api/v1/servers', createServerRequest, 201, serverResponse),
  getServer: read('forwarded', '/api/v1/servers/{id}', serverResponse),

  createTicket: write(
    'forwarded',
    'POST',
    '/portal/v2/accounts/{userId}/tickets',
    createTicketRequest,
    201,
    ticketResponse,
  ),
  createDedicatedTicket: write(
    'landing',
    'POST',
    '/tickets/create-dedicated',
    createDedicatedTicketRequest,
    204,
    object({}),
  ),
  submitForm: write('landing', 'POST', '/forms/submit', submitFormRequest, 204, object({})),

  countComments: read('landing', '/comments/count', commentCountsResponse, commentCountsRequest),

  ...databaseEndpoints,
  ...bucketEndpoints,
  ...balancerEndpoints,
  ...clusterEndpoints,
  ...dedicatedEndpoints,
  ...appEndpoints,
} as const;

export type EndpointName = keyof typeof contract;
export type RequestOf<Name extends EndpointName> = InferType<(typeof contract)[Name]['request']>;
export type ResponseOf<Name extends EndpointName> = InferType<(typeof contract)[Name]['response']>;

export type { Endpoint, Method, Service } from './endpoint';

/** The body of `POST {landing}/login/forward`: which call to make for the customer. */
export const forwardRequest = object({
  method: string().oneOf(['GET', 'POST']).required(),
  path: string().required(),
  data: object().default({}),
  access_token: string().required(),
  user: object({ id: string().required() }).required(),
});

/** The body of every answer that is not a success; older calls wrap the code in `error`. Only the code is stable, messages are for people. */
export const errorResponse = object({
  error_code: string(),
  error: object({ error_code: string() }).default(undefined).optional(),
});

/** Error codes that change what the site does (rule R77). */
export type ErrorCode =
  | 'account_exists'
  | 'bad_request'
  | 'comments_forbidden'
  | 'email_already_subscribe'
  | 'forbidden'
  | 'internal_server_error'
  | 'invalid_email_address'
  | 'no_balance_for_hour'
  | 'not_found'
  | 'sms_required'
  | 'sold_out'
  | 'too_many_requests'
  | 'unauthorized';

export { DATABASE_TYPES } from './databases';
export { DEDICATED_SERVICE_KINDS } from './dedicated';
