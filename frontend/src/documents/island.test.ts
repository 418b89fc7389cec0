import { useElementId } from '@vitrina/ui';
import { createElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { island, islandsIn } from './island';

function Field({ label }: { label: string }) {
  const id = useElementId();
  return createElement('label', { htmlFor: id }, label);
}

const FieldIsland = island('prices-age', Field);

test('an island is rendered as the tree of its own that its entry will find, by ids that no other has', () => {
  const html = renderToString(
    createElement('main', null, ...['Цена', 'Срок'].map((label) => createElement(FieldIsland, { label }))),
  );
  const places = [...html.matchAll(/<div id="([^"]+)" data-island="prices-age">(.*?)<\/div>/g)];
  expect(places.map(([, id, inner]) => [id, inner])).toEqual(
    ['Цена', 'Срок'].map((label, place) => {
      const id = places[place]?.[1];
      return [id, `<label for="${id}-1">${label}</label>`];
    }),
  );
  expect(new Set(places.map(([, id]) => id)).size).toBe(2);
});

test('its properties stand beside it as JSON that nothing in them can leave', () => {
  const label = '</script><script>alert(1)</script>';
  const html = renderToStaticMarkup(createElement(FieldIsland, { label }));
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const [, json = ''] = /type="application\/json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ label });
});

test('a document knows which are in it, and text that only speaks of one is none', () => {
  expect(islandsIn(renderToStaticMarkup(createElement(FieldIsland, { label: '' })))).toEqual(['prices-age']);
  const spoken = '<div id="a" data-island="prices-age"';
  expect(islandsIn(renderToStaticMarkup(createElement('p', null, spoken)))).toEqual([]);
});
