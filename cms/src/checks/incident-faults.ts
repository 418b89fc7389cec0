import { momentOf } from './banner-faults';

/** What is wrong with a message about the service, at the field of the panel's form that has to change. */
export interface IncidentFault {
  path: string[];
  message: string;
}

/** The parts of the service that a message may be about; the status page of the site has one line for each. */
export const AFFECTED_PARTS = [
  'affects_site',
  'affects_prices',
  'affects_orders',
  'affects_panel',
  'affects_knowledge',
] as const;

/** Every fault of a whole message. */
export function incidentFaults(incident: Record<string, unknown>): IncidentFault[] {
  const [starts, ends] = [momentOf(incident.starts_at), momentOf(incident.ends_at)];
  const faults: IncidentFault[] = [];
  if (starts !== undefined && ends !== undefined && ends <= starts)
    faults.push({ path: ['ends_at'], message: 'Конец должен быть позже начала.' });
  if (!AFFECTED_PARTS.some((part) => incident[part] === true))
    faults.push({
      path: ['affects_site'],
      message: 'Отметьте хотя бы одно: что не работает или работает хуже.',
    });
  return faults;
}
