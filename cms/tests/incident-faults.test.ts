import { expect, test } from 'vitest';
import { incidentFaults } from '../src/checks/incident-faults';

const INCIDENT = {
  title: 'Заказы задерживаются',
  starts_at: '2026-11-25T09:00:00.000Z',
  ends_at: '2026-11-25T10:00:00.000Z',
  affects_orders: true,
};

test('a message about a part of the service and a time is whole', () => {
  expect(incidentFaults(INCIDENT)).toEqual([]);
  expect(incidentFaults({ ...INCIDENT, ends_at: null })).toEqual([]);
});

test.each([
  ['that ends before it begins', { ends_at: '2026-11-25T08:59:00.000Z' }, 'ends_at'],
  ['that ends as it begins', { ends_at: INCIDENT.starts_at }, 'ends_at'],
  ['about nothing', { affects_orders: false }, 'affects_site'],
])('one %s is refused at its field', (_, change, field) => {
  expect(incidentFaults({ ...INCIDENT, ...change }).map(({ path }) => path)).toEqual([[field]]);
});
