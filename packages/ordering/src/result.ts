/** The answer of anything that may fail in an expected way. Surprises are thrown, expected failures are returned. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; failure: Failure };

export function succeed<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value };
}

export function fail<Failure>(failure: Failure): { ok: false; failure: Failure } {
  return { ok: false, failure };
}

/** Closes an exhaustive `switch`: a variant nobody handles does not compile. Throws if one arrives at run time all the same. */
export function unreachable(value: never): never {
  throw new Error(`Unhandled variant: ${JSON.stringify(value)}`);
}
