import { type CallRecord, createProviderHttp, type ProviderHttp } from '@vitrina/ordering';
import { noteProviderCall } from '~/observability/note-call';
import { beginSpan } from '~/observability/tracing';
import { createBulkhead } from '~/runtime/bulkhead';
import { presentDeadline } from '~/runtime/deadline';
import { env } from '~/runtime/env';
import { log } from '~/runtime/log';
import { presentRequestId } from '~/runtime/present-request';
import { processWide } from '~/runtime/process-wide';

/** So many calls are on their way at once; a provider that hangs must not take the site's memory and sockets with it. */
const AT_ONCE = 256;

interface Door {
  timeoutMs?: number | undefined;
  visitorAddress?: string | undefined;
  keptFromWritesMs?: number | undefined;
}

/**
 * A door to the provider for one action of one visitor; `requestId` ties its calls together in both logs. All calls through
 * it end with the action or the page that they are made for.
 */
export function providerHttp(
  requestId: string = presentRequestId(),
  { timeoutMs = env().PROVIDER_TIMEOUT_MS, visitorAddress, keptFromWritesMs }: Door = {},
): ProviderHttp {
  const { PROVIDER_API_URL, LANDING_API_URL, ENRICHMENT_URL } = env();
  return createProviderHttp({
    addresses: { api: PROVIDER_API_URL, landing: LANDING_API_URL, enrichment: ENRICHMENT_URL },
    ...{ requestId, visitorAddress, timeoutMs, keptFromWritesMs },
    deadline: presentDeadline(),
    bulkhead: processWide('provider-bulkhead', () => createBulkhead(AT_ONCE)),
    beginTry,
    onCall: logCall,
  });
}

/** The provider is told which trace its part belongs to. */
function beginTry(endpoint: CallRecord['endpoint']) {
  const span = beginSpan(`provider ${endpoint}`, {
    kind: 'client',
    attributes: { 'vitrina.endpoint': endpoint },
  });
  return {
    headers: span.traceparent ? { traceparent: span.traceparent } : {},
    end(outcome: CallRecord['outcome']) {
      const kind = kindOf(outcome);
      span.end({ 'vitrina.outcome': kind }, kind === 'success' ? undefined : kind);
    },
  };
}

function kindOf(outcome: CallRecord['outcome']): string {
  return outcome === 'success' ? outcome : outcome.kind;
}

function logCall(call: CallRecord): void {
  noteProviderCall(call.endpoint, kindOf(call.outcome), call.milliseconds);
  if (call.outcome === 'success') log.info(call, 'provider call');
  // Specification 000, section 7: a 403 of the token refresh is ignored, everything else is logged.
  else if (call.endpoint !== 'refreshToken' || !isForbidden(call.outcome))
    log.warn(call, 'provider call failed');
}

function isForbidden(outcome: CallRecord['outcome']): boolean {
  return outcome !== 'success' && outcome.kind === 'refused' && outcome.status === 403;
}
