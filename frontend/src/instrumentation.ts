import type { Instrumentation } from 'next';
import { noteOutage } from './runtime/outages';

/** Runs once, before the site answers anything. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { rememberOutside } = await import('./runtime/outside-requests');
  rememberOutside();
  const { admitVisitors, requireEnv } = await import('./runtime/require-env');
  requireEnv();
  const { beginTracing } = await import('./observability/tracing');
  await beginTracing();
  const { openMetrics } = await import('./observability/open-metrics');
  await openMetrics();
  const { tellWithdrawn } = await import('./runtime/gone-pages');
  // Before failures are designed: that writes a 404 of its own, which then goes through this one.
  tellWithdrawn();
  const { designFailures } = await import('./runtime/designed-failures');
  designFailures();
  const { beginHandingOver } = await import('./content/requests/collect-request');
  beginHandingOver();
  const { beginHandingOverAttempts } = await import('./content/orders/order-attempts');
  beginHandingOverAttempts();
  const { beginCountingViews } = await import('./readers/count-views');
  beginCountingViews();
  const { beginCounting } = await import('./funnel/counts');
  beginCounting();
  const { isPlainVisit } = await import('./documents/plain-visit');
  const { isKnownToStay } = await import('./content/redirects');
  const { observeVisit } = await import('./observability/observe-visit');
  const { isRefusedAhead } = await import('./urls/speculation');
  const { askedLanguage } = await import('./urls/asked-language');
  admitVisitors({
    isPlainVisit: (request) => isPlainVisit(request, isKnownToStay),
    isRefusedAhead,
    readLanguage: askedLanguage,
    observe: observeVisit,
  });
}

/** Writes what a visitor's error page names into the log, with the request it happened in. */
export const onRequestError: Instrumentation.onRequestError = async (err, { path, method, headers }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { log } = await import('./runtime/log');
  const isOutage = noteOutage(err);
  const { metrics } = await import('./observability/metrics');
  if (!isOutage) metrics().errors.inc({ where: 'server' });
  else metrics().outages.inc({ service: serviceOf(err) });
  // The query may hold what a visitor has typed.
  const address = path.split('?', 1)[0];
  log.error({ err, requestId: headers['x-request-id'], method, path: address }, 'a page failed');
};

function serviceOf(error: unknown): string {
  return error instanceof Error && error.name === 'ContentOutage' ? 'cms' : 'provider';
}
