// @vitest-environment happy-dom
import { act, createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useSubmitOnline } from './use-submit-online';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('what waits for the network is sent once when it is back', async () => {
  const { sent, network } = await openWaiting();
  await network();
  await network();
  expect(sent).toHaveBeenCalledOnce();
});

test.each(['inside', 'beside'])('a change of a field %s the form calls it off', async (field) => {
  const { sent, change, network } = await openWaiting();
  await change(field);
  await network();
  expect(sent).not.toHaveBeenCalled();
});

test('a change of another form does not', async () => {
  const { sent, change, network } = await openWaiting();
  await change('elsewhere');
  await network();
  expect(sent).toHaveBeenCalledOnce();
});

/** A form that waits, with a field in it and one beside it, as an order has in its summary; another form stands below. */
async function openWaiting() {
  const sent = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () => root.render(createElement(Sheet, { onSent: sent })));
  await act(async () => host.querySelector('button')?.click());
  return {
    sent,
    change: (field: string) =>
      act(async () => {
        host.querySelector(`[name=${field}]`)?.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    network: () => act(async () => void window.dispatchEvent(new Event('online'))),
  };
}

function Sheet({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [, setWaiting] = useSubmitOnline(form);
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onSent();
  };
  return createElement(
    'div',
    null,
    createElement('form', { id: 'order', ref: form, onSubmit }, createElement('input', { name: 'inside' })),
    createElement('select', { name: 'beside', form: 'order' }),
    createElement('form', null, createElement('input', { name: 'elsewhere' })),
    createElement('button', { type: 'button', onClick: () => setWaiting(true) }),
  );
}
