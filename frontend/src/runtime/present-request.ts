import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@vitrina/telemetry';
import { processWide } from './process-wide';

/** The visitor's request that is being answered, for all that is asked on its behalf. */
export interface PresentRequest {
  id: string;
  span: Span;
}

const scopes = processWide('present-requests', () => new AsyncLocalStorage<PresentRequest>());

/** Nothing for work of the process: what is kept is asked for by whoever comes first, and belongs to nobody. */
export function presentRequest(): PresentRequest | undefined {
  return scopes.getStore();
}

export function inRequest<Value>(request: PresentRequest, work: () => Value): Value {
  return scopes.run(request, work);
}

/** By what whoever is asked finds the visitor's request in their own log; work of the process has an id of its own. */
export function presentRequestId(): string {
  return presentRequest()?.id ?? crypto.randomUUID();
}
