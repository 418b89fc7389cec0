import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterPicture } from './cluster-picture';

test('every node is drawn, inside its rack, and every rack inside the drawing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 10 }),
      (masterCount, groups) => {
        const { width, height, masters, racks } = clusterPicture(masterCount, groups);
        expect(masters).toHaveLength(masterCount);
        expect(racks.map(({ nodes }) => nodes.length)).toEqual(groups);
        for (const box of [...masters, ...racks]) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
        for (const rack of racks)
          for (const node of rack.nodes) {
            expect(node.width).toBeGreaterThan(5);
            expect(node.x).toBeGreaterThan(rack.x);
            expect(node.x + node.width).toBeLessThan(rack.x + rack.width);
            expect(node.y + node.height).toBeLessThan(rack.y + rack.height);
          }
      },
    ),
  );
});

test.each([[Number.NaN], [-1], [1_000_000]])('a count of %d while it is typed breaks no drawing', (count) => {
  const { masters, racks } = clusterPicture(count, [count]);
  expect(masters.length).toBeLessThanOrEqual(5);
  expect(racks[0]?.nodes.length).toBeLessThanOrEqual(20);
});
