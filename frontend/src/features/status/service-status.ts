import type { IncidentSeverity } from '@vitrina/content-contract/content-names';
import { type Incident, SERVICE_PARTS, type ServicePart } from '~/content/get-incidents';
import { whenByShop } from '~/copy/shop-time';
import { t } from '~/messages';
import type { Health, Watched } from '~/observability/health';

/** From the best to the worst. */
const STATES = ['good', 'works', 'trouble', 'outage'] as const satisfies readonly (
  | 'good'
  | IncidentSeverity
)[];

export type PartState = (typeof STATES)[number];

export interface PartStatus {
  part: ServicePart;
  state: PartState;
  /** Why, as far as the site itself has seen it. */
  note: string | undefined;
}

export interface ServiceStatus {
  /** That of the worst part. */
  overall: PartState;
  parts: PartStatus[];
  open: Incident[];
  planned: Incident[];
  /** Those of the last three months. */
  past: Incident[];
}

/** What this process has seen. */
export interface Seen {
  health: Readonly<Record<Watched, Health>>;
  /** When the prices of servers were true; nothing before any were known. */
  pricesAsOf: Date | undefined;
}

/** Prices are asked for anew every minute that somebody looks. */
const OLD_PRICES_MS = 15 * 60_000;
/** A few failures may be one visitor who tries again and again. */
const LEAST_FAILURES = 5;
const HISTORY_MS = 92 * 24 * 60 * 60_000;

/** How each part of the service is doing: by what the process has seen, and by what the shop says, whichever is worse. */
export function serviceStatus(seen: Seen, incidents: readonly Incident[], now: Date): ServiceStatus {
  const begun = incidents.filter(({ startsAt }) => Date.parse(startsAt) <= now.getTime());
  const isOver = ({ endsAt }: Incident) => endsAt !== undefined && Date.parse(endsAt) <= now.getTime();
  const open = begun.filter((incident) => !isOver(incident));
  const parts = SERVICE_PARTS.map((part): PartStatus => {
    const own = seenOf(part, seen, now);
    const told = open.filter(({ affects }) => affects.includes(part)).map(({ severity }) => severity);
    return { part, state: worstOf([own?.state ?? 'good', ...told]), note: own?.note };
  });
  return {
    ...{ overall: worstOf(parts.map(({ state }) => state)), parts, open },
    planned: incidents.filter((incident) => !begun.includes(incident) && !isOver(incident)),
    past: begun.filter(
      (incident) => isOver(incident) && now.getTime() - Date.parse(incident.endsAt ?? '') < HISTORY_MS,
    ),
  };
}

interface OwnState {
  state: PartState;
  note: string;
}

function seenOf(part: ServicePart, { health, pricesAsOf }: Seen, now: Date): OwnState | undefined {
  const { site, provider, cms, orders, registrations } = health;
  switch (part) {
    case 'site':
      return shareOf(site) > 0.05 ? { state: 'trouble', note: t.status.notes.pagesFail } : undefined;
    case 'prices': {
      if (!pricesAsOf)
        return provider.isFailing ? { state: 'outage', note: t.status.notes.noPrices } : undefined;
      // On a quiet site they are old because nobody has asked.
      return provider.isFailing && now.getTime() - pricesAsOf.getTime() > OLD_PRICES_MS
        ? { state: 'trouble', note: t.status.notes.pricesOf(whenByShop(pricesAsOf, now)) }
        : undefined;
    }
    case 'orders': {
      const worst = Math.max(shareOf(orders), shareOf(registrations));
      if (worst >= 0.5) return { state: 'outage', note: t.status.notes.halfOfOrdersFail };
      if (worst >= 0.2) return { state: 'trouble', note: t.status.notes.someOrdersFail };
      return provider.isFailing ? { state: 'trouble', note: t.status.notes.ordersMayBeLate } : undefined;
    }
    case 'panel':
      return provider.isFailing ? { state: 'trouble', note: t.status.notes.panelMayNotOpen } : undefined;
    case 'knowledge':
      return cms.isFailing ? { state: 'trouble', note: t.status.notes.articlesMayBeLate } : undefined;
    default:
      return part satisfies never;
  }
}

/** The share of failures, of which there are some. */
function shareOf({ good, bad }: Health): number {
  return bad < LEAST_FAILURES ? 0 : bad / (good + bad);
}

function worstOf(states: readonly PartState[]): PartState {
  return STATES[Math.max(0, ...states.map((state) => STATES.indexOf(state)))] ?? 'good';
}
