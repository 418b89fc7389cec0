import { MASTER_COUNTS } from '@vitrina/ordering';
import fc from 'fast-check';
import type { ClusterDraft, NodeDraft } from '~/features/cluster/cluster-draft';
import { SEEDED_TAXONOMY } from './shop-taxonomy';

const PLACES = {
  'ru-1': { masters: ['403', 'own-87'], workers: ['399', '443', 'own-57'] },
  'ru-3': { masters: ['1675', 'own-89'], workers: ['1969', 'own-59', 'own-69'] },
} as const;

const labelPart = fc.stringMatching(/^[A-Za-z\d]([\w.-]{0,10}[A-Za-z\d])?$/);

/** Drafts of `CLUSTER_OFFER` as people put them together: each is an order. */
export const soundDraft: fc.Arbitrary<ClusterDraft> = fc
  .constantFrom('ru-1' as const, 'ru-3' as const)
  .chain((zone) =>
    fc.record({
      zone: fc.constant(zone),
      version: fc.constantFrom('v1.36.2+k0s.0', 'v1.33.2+k0s.0'),
      period: fc.constantFrom(...SEEDED_TAXONOMY.periods),
      masters: node(PLACES[zone].masters),
      masterCount: fc.constantFrom(...MASTER_COUNTS.map(String)),
      groups: fc
        .uniqueArray(
          fc.record({
            name: fc.oneof(
              labelPart,
              fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' }).filter(isName),
            ),
            family: fc.constantFrom('general', 'premium'),
            node: node(PLACES[zone].workers),
            count: fc.integer({ min: 1, max: 20 }).map(String),
            labels: fc.uniqueArray(
              fc.record({ key: labelPart, value: fc.oneof(labelPart, fc.constant('')) }),
              {
                maxLength: 3,
                selector: ({ key }) => key,
              },
            ),
          }),
          { minLength: 1, maxLength: 10, selector: ({ name }) => name },
        )
        .map((groups) =>
          groups.map((group, place) => ({
            ...group,
            at: place + 1,
            labels: group.labels.map((label, row) => ({ ...label, row: row + 1 })),
          })),
        ),
    }),
  );

/** The same with anything typed anywhere, and rows of any numbers. */
export const anyDraft: fc.Arbitrary<ClusterDraft> = fc
  .tuple(soundDraft, fc.infiniteStream(fc.string()))
  .map(([draft, typed]) => {
    const word = () => String(typed.next().value);
    return {
      ...draft,
      masterCount: word(),
      masters: { ...draft.masters, cpu: word() || '1', ram: word() || '1', disk: word() || '1' },
      groups: draft.groups.map((group) => ({
        ...{ ...group, at: group.at * 3, name: word(), count: word() },
        labels: group.labels.map(({ row }) => ({ row: row * 2, key: word(), value: word() })),
      })),
    };
  });

function node(cards: readonly string[]): fc.Arbitrary<NodeDraft> {
  return fc.record({
    card: fc.constantFrom(...cards),
    cpu: fc.integer({ min: 4, max: 32 }).map(String),
    ram: fc.integer({ min: 8, max: 128 }).map(String),
    disk: fc.integer({ min: 12, max: 240 }).map((fives) => String(fives * 5)),
  });
}

function isName(text: string): boolean {
  return text.trim() === text && text.length <= 63;
}
