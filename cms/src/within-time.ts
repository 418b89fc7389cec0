/**
 * Makes a call that ends after so many milliseconds at the most, or as soon as `ending` does. `AbortSignal.any` with
 * `AbortSignal.timeout` says the same, but Node 20 collects such a pair as garbage before it has fired, and the call never ends.
 */
export async function withinTime<Value>(
  patienceMs: number,
  ending: AbortSignal,
  call: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`no answer within ${patienceMs} ms`)), patienceMs);
  const end = () => late.abort(ending.reason);
  ending.addEventListener('abort', end);
  if (ending.aborted) end();
  try {
    return await call(late.signal);
  } finally {
    clearTimeout(timer);
    ending.removeEventListener('abort', end);
  }
}
