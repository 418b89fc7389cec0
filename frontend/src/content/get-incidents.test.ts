import { expect, test } from 'vitest';
import { type Incident, withUntranslated } from './get-incidents';

const message = (id: string, startsAt: string, title: string): Incident => ({
  ...{ id, startsAt, title, severity: 'outage', text: '', endsAt: undefined, affects: [], updates: [] },
});

test('what is not translated is told in the language it has, and marked as such', () => {
  const russian = [
    message('night', '2026-11-27T03:00:00Z', 'Нет связи'),
    message('works', '2026-11-20T03:00:00Z', 'Работы'),
  ];
  const english = [message('works', '2026-11-20T03:00:00Z', 'Works')];
  const told = withUntranslated(english, russian, 'ru').map(({ title, language }) => [title, language]);
  expect(told).toEqual([
    ['Нет связи', 'ru'],
    ['Works', undefined],
  ]);
});
