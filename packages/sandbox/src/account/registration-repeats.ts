const KEPT_MS = 15 * 60_000;

export type RegistrationRepeats = ReturnType<typeof registrationRepeats>;

/**
 * Remembers by its `Idempotency-Key` which customer a registration has made, so that its repeat gets the same account
 * instead of hearing that the address is taken. Kept in memory, for as long as somebody may still wait for an answer.
 */
export function registrationRepeats(now: () => Date) {
  const made = new Map<string, { customerId: number; at: number }>();

  return {
    note(key: string | undefined, customerId: number): void {
      const since = now().getTime() - KEPT_MS;
      for (const [known, { at }] of made) if (at < since) made.delete(known);
      if (key !== undefined) made.set(key, { customerId, at: now().getTime() });
    },
    /** Whom a registration with this key has made; `undefined` for a new one. */
    madeBy(key: string | undefined): number | undefined {
      const known = key === undefined ? undefined : made.get(key);
      return known && known.at >= now().getTime() - KEPT_MS ? known.customerId : undefined;
    },
  };
}
