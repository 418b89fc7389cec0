import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '~/runtime/process-wide';
import { version } from '../../package.json';

/** A page from memory takes a millisecond, an action up to five seconds. */
const SECONDS = [0.005, 0.02, 0.1, 0.3, 1, 2, 3, 5, 10];

/**
 * The figures of this process, one for all bundles. Labels have few values each: patterns of routes, names of calls and outcomes,
 * and never what somebody has sent. A figure costs less than a microsecond; what has to be asked for is asked when the
 * figures are (`gauges.ts`).
 */
export function metrics(): Metrics {
  return processWide('metrics', create);
}

export type Metrics = ReturnType<typeof create>;

function create() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const timed = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Histogram({ name, help, labelNames, registers, buckets: SECONDS });
  const counted = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const now = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  now('vitrina_site_build_info', '1, and the version that runs.', ['version']).set({ version }, 1);
  return {
    registry,
    requests: timed('vitrina_site_request_seconds', 'Requests by route, method and status.', [
      'route',
      'method',
      'status',
    ]),
    providerCalls: timed('vitrina_site_provider_call_seconds', 'Tries of calls to the provider.', [
      'endpoint',
      'outcome',
    ]),
    cmsQuestions: timed('vitrina_site_cms_question_seconds', 'Questions to the CMS.', [
      'question',
      'outcome',
    ]),
    orders: counted('vitrina_site_orders_total', 'Orders by product and outcome.', ['product', 'outcome']),
    registrations: counted('vitrina_site_registrations_total', 'Registrations by outcome.', ['outcome']),
    logins: counted('vitrina_site_logins_total', 'Tries to log in by outcome.', ['outcome']),
    errors: counted('vitrina_site_errors_total', 'Faults of the site, in the server or in browsers.', [
      'where',
    ]),
    outages: counted('vitrina_site_outages_total', 'Pages, or parts of pages, that lacked a service.', [
      'service',
    ]),
    isReady: now('vitrina_site_ready', '1 once the first pages are made.'),
    copyAge: now('vitrina_site_copy_age_seconds', 'Age of the last good copy of each part.', [
      'source',
      'part',
    ]),
    waiting: now('vitrina_site_waiting', 'What waits to be handed over to the CMS.', ['what']),
    keepers: now('vitrina_site_keeper_up', '1 while the store answers that instances share.', ['keeper']),
    pagesWaiting: now('vitrina_site_revalidation_waiting', 'Pages that wait to be made again.'),
    providerHeard: now(
      'vitrina_site_provider_answered_timestamp_seconds',
      'When the provider last answered as it should.',
    ),
    cmsHeard: now('vitrina_site_cms_answered_timestamp_seconds', 'When the CMS last answered as it should.'),
  };
}
