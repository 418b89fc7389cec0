// @vitest-environment happy-dom
import { paymentOf, roubles } from '@vitrina/ordering';
import { act, createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { OrderEditor } from './order-editor';
import type { OrderSheet } from './order-sheet';
import { useOrderSheet } from './use-order-sheet';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('fields show what the answer to the last choice says', async () => {
  const { choose, answer, shown } = await open();
  await act(async () => choose('os', '79'));
  await act(async () => answer(0, sheet({ os: '79', bandwidth: '100' })));
  expect(shown()).toEqual({ preset: '2453|100', os: '79', bandwidth: '100' });
});

test('a choice that is made before the answer to the last one is drawn stays, and goes along with the next', async () => {
  const { choose, answer, shown, asked } = await open();
  await act(async () => choose('bandwidth', '300'));
  await act(async () => {
    await answer(0, sheet({ bandwidth: '300' }));
    choose('os', '79');
  });
  // Not the first of a list whose values are others in the sheet that was not drawn.
  expect(shown()).toEqual({ preset: '2453|200', os: '79', bandwidth: '300' });
  // The question about it is given up for the next, which must ask of all.
  await act(async () => choose('bandwidth', '100'));
  expect(asked().at(-1)).toEqual({
    ...{ product: 'vds', order: 'preset=2453&os=99&bandwidth=200' },
    ...{ 'option.preset|bandwidth': '2453|200', 'option.os': '79', 'option.bandwidth': '100' },
  });
  await act(async () => answer(2, sheet({ os: '79', bandwidth: '100' })));
  expect(shown()).toEqual({ preset: '2453|100', os: '79', bandwidth: '100' });
});

/** As the site makes it: what a tariff leads to says the bandwidth, too. */
function sheet({ os = '99', bandwidth = '200' }): OrderSheet {
  const option = (id: string, keys: string[], chosen: string, values: string[]) => ({
    ...{ id, label: id, keys, chosen },
    options: values.map((value) => ({ value, label: value })),
  });
  return {
    ...paymentOf(roubles(1062), 'P1M'),
    ...{ product: 'vds', order: `preset=2453&os=${os}&bandwidth=${bandwidth}`, period: 'P1M' },
    ...{ title: 'Cloud 50', lines: [], saved: roubles(0) },
    options: [
      option('preset', ['preset', 'bandwidth'], `2453|${bandwidth}`, [
        `2447|${bandwidth}`,
        `2453|${bandwidth}`,
      ]),
      option('os', ['os'], os, ['99', '79']),
      option('bandwidth', ['bandwidth'], bandwidth, ['100', '200', '300']),
    ],
  };
}

/** A form with the options of an order; its questions wait until they are answered. */
async function open() {
  const questions: { address: string; answer: (response: Response) => void }[] = [];
  vi.stubGlobal(
    'fetch',
    (address: string) =>
      new Promise<Response>((resolve) => {
        questions.push({ address, answer: resolve });
      }),
  );
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
    vi.unstubAllGlobals();
  });
  const start = sheet({});
  await act(async () => root.render(createElement(Order, { start })));
  const fieldOf = (id: string) => host.querySelector<HTMLSelectElement>(`[data-option="${id}"]`);
  return {
    choose(id: string, value: string) {
      const field = fieldOf(id);
      if (!field) throw new Error(`There is no ${id} to choose`);
      field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    },
    /** Until it has been read, but not until it is drawn. */
    async answer(at: number, answered: OrderSheet) {
      questions[at]?.answer(Response.json({ kind: 'sheet', sheet: answered }));
      await new Promise((resolve) => setTimeout(resolve));
    },
    shown: () => Object.fromEntries(['preset', 'os', 'bandwidth'].map((id) => [id, fieldOf(id)?.value])),
    asked: () =>
      questions.map(({ address }) =>
        Object.fromEntries(new URL(address, 'http://site.invalid').searchParams),
      ),
  };
}

function Order({ start }: { start: OrderSheet }) {
  const form = useRef<HTMLFormElement>(null);
  const { sheet: known, counting, recount } = useOrderSheet(form, start, undefined);
  return createElement(
    'form',
    { ref: form, id: 'order' },
    createElement(OrderEditor, { form: 'order', options: known.options, counting, recount }),
  );
}
