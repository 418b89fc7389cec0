import type { IncidentSeverity } from '@vitrina/content-contract/content-names';
import { askCms, askCmsForDraft } from './client';
import type { IncidentsQuery } from './generated/graphql';
import { keptContent } from './kept-content';
import { present } from './present';
import { incidentDraftQuery, incidentsQuery } from './queries';

/** The parts of the service that the status page has a line for. */
export const SERVICE_PARTS = ['site', 'prices', 'orders', 'panel', 'knowledge'] as const;

export type ServicePart = (typeof SERVICE_PARTS)[number];

/** What the shop says of a trouble or of planned works; times are ISO 8601. */
export interface Incident {
  id: string;
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

/** The newest messages about the service, or their last good copy, also of an earlier process. Throws `ContentOutage`. */
export const getIncidents = keptContent('incidents', fetchIncidents, { outlives: true });

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
