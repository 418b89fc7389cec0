const MINUTE = 60_000;

export type RegistrationLimit = ReturnType<typeof registrationLimit>;

/** Counts registrations by address over the last minute. Kept in memory: a restart forgives. */
export function registrationLimit(perMinute: number, now: () => Date) {
  const seen = new Map<string, number[]>();

  return {
    /** Counts one more registration; false when it is one too many. */
    admit(ip: string): boolean {
      const since = now().getTime() - MINUTE;
      const recent = (seen.get(ip) ?? []).filter((at) => at > since);
      if (recent.length < perMinute) recent.push(now().getTime());
      else return false;
      seen.set(ip, recent);
      return true;
    },
    forget: () => seen.clear(),
  };
}
