import { array, boolean, number, object, string } from 'yup';
import { read, write } from './endpoint';
import { pageMeta, pageRequest } from './page';

const identifier = number().integer().positive();
const seconds = number().integer().positive().required();
const count = number().integer().positive().required();

/** `GET api/v1/presets/balancers`: bandwidth in Mbit/s, price in roubles a month. */
const balancerPresetsResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  balancers_presets: array(
    object({
      id: identifier.required(),
      location: string().required(),
      description: string().defined(),
      description_short: string().required(),
      bandwidth: number().positive().required(),
      replica_count: count,
      request_per_second: string().required(),
      price: number().min(0).required(),
    }).required(),
  ).required(),
});

const settings = {
  algo: string().oneOf(['roundrobin', 'leastconn']).required(),
  is_sticky: boolean().required(),
  is_use_proxy: boolean().required(),
  is_ssl: boolean().required(),
  is_keepalive: boolean().required(),
  proto: string().oneOf(['http', 'http2', 'https', 'tcp']).required(),
  port: number().integer().min(1).max(65_535).required(),
  path: string().required(),
  inter: seconds,
  timeout: seconds,
  fall: count,
  rise: count,
};

/** `POST api/v1/balancers` (rule R85). Intervals in seconds. */
const createBalancerRequest = object({
  name: string().max(255).required(),
  ...settings,
  preset_id: identifier.required(),
});

const balancer = object({
  id: identifier.required(),
  name: string().required(),
  created_at: string().required(),
  // The provider spells it so.
  status: string().oneOf(['starting', 'started', 'stoped', 'no_paid']).required(),
  location: string().required(),
  ip: string().nullable().defined(),
  preset_id: identifier.required(),
  ...settings,
});

const balancerResponse = object({ response_id: string().required(), balancer: balancer.required() });

const balancerListResponse = object({
  response_id: string().required(),
  meta: pageMeta,
  balancers: array(balancer.required()).required(),
});

/** All that is asked about load balancers. */
export const balancerEndpoints = {
  listBalancerPresets: read('api', '/api/v1/presets/balancers', balancerPresetsResponse),
  listBalancers: read('forwarded', '/api/v1/balancers', balancerListResponse, pageRequest),
  createBalancer: write(
    'forwarded',
    'POST',
    '/api/v1/balancers',
    createBalancerRequest,
    200,
    balancerResponse,
  ),
  getBalancer: read('forwarded', '/api/v1/balancers/{id}', balancerResponse),
};
