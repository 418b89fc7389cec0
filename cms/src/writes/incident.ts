import { incidentFaults } from '../checks/incident-faults';
import { refusalOf } from '../refusal';
import type { WriteStep } from './write-step';

/** Refuses to save a message about the service that would end before it begins, or be about nothing. */
export const incident: WriteStep = {
  name: 'incident',
  of: ['api::site.incident'],
  on: ['create', 'update'],
  async refuse({ data, before }) {
    return refusalOf(incidentFaults({ ...(await before.draft()), ...data }));
  },
};
