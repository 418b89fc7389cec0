/** Which counters of others the shop has, as a marketer has set them in the CMS; without any nothing of them is on a page. */
export interface CounterSettings {
  /** Yandex Metrika: the number of the counter and the goal of rule R103, '' where none is named. */
  metrika?: { counter: string; goal: string; periodGoals: Readonly<Record<string, string>> };
  /** Google Analytics 4: the measurement id. */
  ga4?: { id: string };
  /** Roistat: the key of the project. */
  roistat?: { id: string };
  /** Plausible on a machine of the shop: its address, and under which name it knows this site. It sets no cookie. */
  plausible?: { address: string; domain: string; needsConsent: boolean };
}

export const COUNTERS = ['metrika', 'ga4', 'roistat', 'plausible'] as const;

export type Counter = (typeof COUNTERS)[number];

export const NO_COUNTERS: CounterSettings = {};

/** The fields of the CMS; any may be empty, and a draft may hold anything. */
export interface CounterFields {
  analytics_counter_id?: string | null;
  analytics_goal_id?: string | null;
  analytics_ga_id?: string | null;
  analytics_roistat_id?: string | null;
  analytics_plausible_address?: string | null;
  analytics_plausible_domain?: string | null;
  analytics_plausible_without_consent?: boolean | null;
  payment_periods?: readonly ({ code: string; metrika_id?: string | null } | null)[] | null;
}

/** What cannot be an id counts as none: it would go into the address of a script and into the policy of every page. */
export function toCounters(fields: CounterFields): CounterSettings {
  const counter = matching(fields.analytics_counter_id, /^[0-9]{1,12}$/);
  const ga4 = matching(fields.analytics_ga_id, /^G-[A-Z0-9]{4,16}$/);
  const roistat = matching(fields.analytics_roistat_id, /^[0-9a-zA-Z]{8,64}$/);
  const address = matching(fields.analytics_plausible_address, /^https?:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?$/);
  const domain = matching(fields.analytics_plausible_domain, /^[a-z0-9.-]{1,253}$/);
  const needsConsent = !fields.analytics_plausible_without_consent;
  return {
    ...(counter && {
      metrika: { counter, goal: fields.analytics_goal_id?.trim() ?? '', periodGoals: periodGoals(fields) },
    }),
    ...(ga4 && { ga4: { id: ga4 } }),
    ...(roistat && { roistat: { id: roistat } }),
    ...(address && domain && { plausible: { address, domain, needsConsent } }),
  };
}

function periodGoals({ payment_periods }: CounterFields): Record<string, string> {
  return Object.fromEntries(
    (payment_periods ?? []).flatMap((period) =>
      period?.metrika_id ? [[period.code, period.metrika_id.trim()]] : [],
    ),
  );
}

function matching(value: string | null | undefined, pattern: RegExp): string | undefined {
  const written = value?.trim() ?? '';
  return pattern.test(written) ? written : undefined;
}

export function countersIn(settings: CounterSettings): Counter[] {
  return COUNTERS.filter((counter) => settings[counter]);
}

/** Those that a visitor is asked about. */
export function countersToAskFor(settings: CounterSettings): Counter[] {
  return countersIn(settings).filter(
    (counter) => counter !== 'plausible' || settings.plausible?.needsConsent,
  );
}
