import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that is being answered, by which its lines are found in the log. */
export interface PresentRequest {
  id: string;
  traceId: string | undefined;
}

const present = new AsyncLocalStorage<PresentRequest>();

export function presentRequest(): PresentRequest | undefined {
  return present.getStore();
}

export function inRequest<Value>(request: PresentRequest, work: () => Value): Value {
  return present.run(request, work);
}
