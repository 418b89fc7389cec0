import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readProperties, writeProperties } from './island-properties';

test('a list of records names its fields once, and those of the records in it', () => {
  const list = [
    { id: 1, price: null, place: { city: 'Москва' } },
    { id: 2, price: 350, place: { city: 'Алматы' } },
  ];
  expect(writeProperties({ list })).toBe(
    '{"list":{"":[["id","price",["place",["city"]]],[1,null,["Москва"]],[2,350,["Алматы"]]]}}',
  );
});

test.each<[string, object[]]>([
  ['one has a field less', [{ id: 1, note: 'a' }, { id: 2 }]],
  ['one has nothing in a field', [{ id: 1 }, { id: undefined }]],
  [
    'the order differs',
    [
      { id: 1, note: 'a' },
      { note: 'b', id: 2 },
    ],
  ],
  ['there are lists in it', [[1], [2]]],
  ['nothing is in them', [{}, {}]],
])('where %s, a list stays as it is', (_, list) => {
  expect(writeProperties({ list })).toBe(JSON.stringify({ list }));
});

test('what is read is what JSON would have kept', () => {
  const name = fc.string({ minLength: 1 }).filter((one) => one !== '__proto__');
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof({ maxDepth: 4 }, tie('leaf'), tie('records'), fc.dictionary(name, tie('tree'))),
    records: fc.array(
      fc.record({ id: tie('leaf'), price: fc.oneof(tie('leaf'), tie('range')), parts: tie('tree') }),
    ),
    range: fc.record({ min: tie('leaf'), max: tie('tree') }),
    leaf: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
  }));
  fc.assert(
    fc.property(fc.dictionary(name, tree), (properties) => {
      expect(readProperties(writeProperties(properties))).toEqual(JSON.parse(JSON.stringify(properties)));
    }),
  );
});
