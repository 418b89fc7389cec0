import { ContentOutage } from '~/content/client';
import { getIncidents, type Incident } from '~/content/get-incidents';
import { copyTime } from '~/observability/gauges';
import { healthOf } from '~/observability/health';
import { catalogue } from '~/provider/catalogue';
import { within } from '~/runtime/deadline';
import { type ServiceStatus, serviceStatus } from './service-status';

/** Who comes here wants an answer while others do not give any. */
const PATIENCE_MS = 800;

export interface ShownStatus extends ServiceStatus {
  /** ISO 8601. */
  asOf: string;
  /** Whether the messages of the shop are known: of an earlier minute, if the CMS is away. */
  areMessagesKnown: boolean;
}

/**
 * How the service is doing, by what this instance has seen and by the messages of the shop. Both services are asked here too, if
 * nobody has asked them for a minute: a quiet site would know nothing. Never fails.
 */
export async function getStatus(now = () => new Date()): Promise<ShownStatus> {
  const [incidents] = await Promise.all([
    within(PATIENCE_MS, messages),
    // What comes of it is noted where it is asked.
    within(PATIENCE_MS, () => catalogue.serverTariffs()).catch(() => undefined),
  ]);
  const at = now();
  return { ...statusAt(at, incidents ?? []), areMessagesKnown: incidents !== undefined };
}

/** The same with messages that are known. */
export function statusAt(at: Date, incidents: readonly Incident[]): Omit<ShownStatus, 'areMessagesKnown'> {
  const [site, provider, cms] = [healthOf('site'), healthOf('provider'), healthOf('cms')];
  const health = {
    site,
    provider,
    cms,
    orders: healthOf('orders'),
    registrations: healthOf('registrations'),
  };
  return {
    ...serviceStatus(
      { health, pricesAsOf: copyTime('provider', catalogue.serverTariffs.key) },
      incidents,
      at,
    ),
    asOf: at.toISOString(),
  };
}

async function messages(): Promise<readonly Incident[] | undefined> {
  try {
    return await getIncidents();
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    return undefined;
  }
}
