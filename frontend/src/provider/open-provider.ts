import type { Provider } from '@vitrina/ordering';
import { type CallRecord, createHttp } from '@vitrina/provider-http';
import { adapter } from '~/adapters/adapter';
import { noteProviderCall } from '~/observability/note-call';
import { beginSpan } from '~/observability/tracing';
import { createBulkhead } from '~/runtime/bulkhead';
import { clientAddress } from '~/runtime/client-address';
import { presentDeadline } from '~/runtime/deadline';
import { env } from '~/runtime/env';
import { UNKNOWN_ADDRESS } from '~/runtime/forwarded-address';
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
 * The provider, for one action of one visitor; `requestId` ties its calls together in both logs. All calls end with the action
 * or the page that they are made for.
 */
export function openProvider(
  requestId: string = presentRequestId(),
  { timeoutMs = env().PROVIDER_TIMEOUT_MS, visitorAddress, keptFromWritesMs }: Door = {},
): Provider {
  const http = createHttp({
    ...{ requestId, visitorAddress, timeoutMs, keptFromWritesMs },
    deadline: presentDeadline(),
    bulkhead: processWide('provider-bulkhead', () => createBulkhead(AT_ONCE)),
    beginTry,
    onCall: logCall,
  });
  return adapter().open(http);
}

/** The same for a registration: the provider counts those by the visitor's address, not by the site's. */
export async function openProviderToRegister(requestId: string): Promise<Provider> {
  const address = await clientAddress();
  return openProvider(requestId, { visitorAddress: address === UNKNOWN_ADDRESS ? undefined : address });
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
  // Rule R75: a 403 of the token refresh is ignored, everything else is logged.
  else if (call.endpoint !== 'refreshToken' || !isForbidden(call.outcome))
    log.warn(call, 'provider call failed');
}

function isForbidden(outcome: CallRecord['outcome']): boolean {
  return outcome !== 'success' && outcome.kind === 'refused' && outcome.status === 403;
}
