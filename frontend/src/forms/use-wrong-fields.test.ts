// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ErrorSummary } from './error-summary';
import type { FormState } from './form-state';
import { useWrongFields } from './use-wrong-fields';

const REFUSED: FormState = { status: 'invalid', values: {}, errors: { email: 'Почта занята' } };

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

test('a page that came with errors begins at its summary once its script is there', async () => {
  await open();
  expect(document.activeElement?.tagName).toBe('SECTION');
});

test('whoever types by then goes on typing', async () => {
  const field = document.body.appendChild(document.createElement('input'));
  onTestFinished(() => field.remove());
  field.focus();
  await open();
  expect(document.activeElement).toBe(field);
});

async function open() {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    host.remove();
  });
  await act(async () => root.render(createElement(Summary)));
}

function Summary() {
  return createElement(ErrorSummary, useWrongFields(REFUSED, () => true).summary);
}
