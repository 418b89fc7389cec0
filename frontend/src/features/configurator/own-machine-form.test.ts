import { type DedicatedConfigurator, roubles } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { OwnMachineForm } from './own-machine-form';

const parts = [{ partId: 1, caption: 'Intel Xeon E-2236', price: roubles(6900) }];
const configurator = {
  cpus: parts,
  memories: [],
  storages: [],
  raids: [],
} as unknown as DedicatedConfigurator;
const hidden = {};
// Before it wakes the form shows a single month; that this one is cheaper tells which prices are of the basis.
const multipliers = { ...SAMPLE_RULES.multipliers, P1M: SAMPLE_RULES.multipliers.P1Y };

test('the parts of a machine are priced in the basis of the whole', () => {
  const html = renderToStaticMarkup(
    createElement(OwnMachineForm, { text: '', hidden, configurator, multipliers }),
  );
  expect(html).toMatch(/Intel Xeon E-2236, 6\s210\s₽<\/option>/);
});

test('until it is awake its figures can be told from its words', () => {
  const html = renderToStaticMarkup(
    createElement(OwnMachineForm, { text: '', hidden, configurator, multipliers }),
  );
  expect(html).toMatch(/^<form[^>]* data-prices="unsettled"/);
  for (const figure of ['<output', '<span', '<select']) expect(html).toContain(`${figure} data-figure=""`);
});
