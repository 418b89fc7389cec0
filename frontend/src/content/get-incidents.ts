import type { IncidentSeverity } from '@vitrina/content-contract/content-names';
import type { Language } from '~/messages/language';
import { askCms, askCmsForDraft } from './client';
import type { IncidentsQuery } from './generated/graphql';
import { keptContent } from './kept-content';
import { contentLanguage, inContentLanguage, usualLanguage } from './language';
import { present } from './present';
import { incidentDraftQuery, incidentsQuery } from './queries';

/** The parts of the service that the status page has a line for. */
export const SERVICE_PARTS = ['site', 'prices', 'orders', 'panel', 'knowledge'] as const;

export type ServicePart = (typeof SERVICE_PARTS)[number];

/** What the shop says of a trouble or of planned works; times are ISO 8601. */
export interface Incident {
  id: string;
  /** Of its words, where it is not that of the page. */
  language?: Language;
  title: string;
  severity: IncidentSeverity;
  text: string;
  startsAt: string;
  /** Nothing while it goes on. */
  endsAt: string | undefined;
  affects: ServicePart[];
  /** The newest first. */
  updates: { at: string; text: string }[];
}

/** What of them there is in one language, or its last good copy, also of an earlier process. Throws `ContentOutage`. */
export const keptIncidents = keptContent('incidents', fetchIncidents, { outlives: true });

/**
 * The newest messages about the service, in the language of the page. What nobody has found the time to translate is told in the shop's first: it goes
 * on all the same. Throws `ContentOutage`.
 */
export async function getIncidents(): Promise<Incident[]> {
  const usual = usualLanguage();
  if (contentLanguage() === usual) return keptIncidents();
  // At once: while the CMS hangs each waits a while for a newer copy than it has.
  const [translated, all] = await Promise.all([keptIncidents(), inContentLanguage(usual, keptIncidents)]);
  return withUntranslated(translated, all, usual);
}

/** The newest first. */
export function withUntranslated(
  translated: readonly Incident[],
  all: readonly Incident[],
  language: Language,
): Incident[] {
  const known = new Set(translated.map(({ id }) => id));
  const untranslated = all.filter(({ id }) => !known.has(id)).map((incident) => ({ ...incident, language }));
  return [...translated, ...untranslated].sort(
    (one, other) => Date.parse(other.startsAt) - Date.parse(one.startsAt),
  );
}

async function fetchIncidents(): Promise<Incident[]> {
  const { incidents } = await askCms(incidentsQuery, {});
  return present(incidents).map(toIncident);
}

/** The draft of a message, for a preview; `undefined` when there is none any more. Throws `ContentOutage`. */
export async function fetchIncidentDraft(documentId: string): Promise<Incident | undefined> {
  const { incidents } = await askCmsForDraft(incidentDraftQuery, {
    filters: { documentId: { eq: documentId } },
  });
  const [draft] = present(incidents);
  return draft && toIncident(draft);
}

function toIncident(row: NonNullable<IncidentsQuery['incidents'][number]>): Incident {
  const { documentId: id, title, severity, text, starts_at: startsAt, ends_at } = row;
  return {
    ...{ id, title, severity, text, startsAt, endsAt: ends_at ?? undefined },
    affects: SERVICE_PARTS.filter((part) => row[`affects_${part}`]),
    updates: present(row.updates)
      .map(({ at, text: news }) => ({ at, text: news }))
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  };
}
