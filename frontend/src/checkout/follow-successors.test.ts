import type { PresetId } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { withSuccessors } from './follow-successors';

const known = {
  sold: new Set(['2453', '2455'] as PresetId[]),
  retirements: [
    { presetId: '1921' as PresetId, successorId: '1922' as PresetId },
    { presetId: '1922' as PresetId, successorId: '2453' as PresetId },
    { presetId: 'small-1.old' as PresetId, successorId: '2455' as PresetId },
  ],
};

test.each([
  ['compare=1921', 'compare=2453&retired=1921'],
  ['compare=2455,1921,7&location=ru-1', 'location=ru-1&compare=2455,2453,7&retired=1921'],
  ['compare=1921&compare=2455', 'compare=2453&compare=2455&retired=1921'],
  ['preset=1922', 'preset=2453&retired=1922'],
  ['compare=small-1.old,1921', 'compare=2455,2453&retired=small-1.old,1921'],
])('%s leads on to the successors', (query, expected) => {
  expect(decodeURIComponent(String(withSuccessors(new URLSearchParams(query), known)))).toBe(expected);
});

test.each([
  'compare=2455',
  'compare=7',
  'compare=',
  'location=1921',
  'compare=abc',
  'preset=v1921.2',
  'preset=v2.1921',
  'preset=s-1921',
])('%s stays where it is', (query) => {
  expect(withSuccessors(new URLSearchParams(query), known)).toBeUndefined();
});
