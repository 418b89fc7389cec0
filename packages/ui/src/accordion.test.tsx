import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './accordion';

afterEach(cleanup);

const ITEMS = [
  { title: 'Как сменить тариф?', content: <p>В панели.</p> },
  { title: 'Когда спишутся деньги?', content: <p>Каждый день.</p> },
];

test('each question is a heading of the level that was asked for, and all are closed at first', () => {
  render(<Accordion items={ITEMS} heading="h3" />);
  const headings = screen.getAllByRole('heading', { level: 3 });
  expect(headings.map((heading) => heading.textContent)).toEqual(ITEMS.map(({ title }) => title));
  expect(states()).toEqual([false, false]);
});

test('a press on a question opens and closes its answer', async () => {
  render(<Accordion items={ITEMS} heading="h3" />);
  await userEvent.click(screen.getByText('Когда спишутся деньги?'));
  expect(states()).toEqual([false, true]);
  await userEvent.click(screen.getByText('Когда спишутся деньги?'));
  expect(states()).toEqual([false, false]);
});

test('an answer may be open from the start, and can be closed', async () => {
  render(<Accordion items={[...ITEMS, { title: 'Где вы?', content: 'Везде', isOpen: true }]} heading="h3" />);
  expect(states()).toEqual([false, false, true]);
  await userEvent.click(screen.getByText('Где вы?'));
  expect(states()).toEqual([false, false, false]);
});

test.each([
  ['with a name only one answer is open at a time', 'questions', 'questions'],
  ['without a name each answer is open for itself', undefined, null],
])('%s', (_, name, attribute) => {
  render(<Accordion items={ITEMS} heading="h3" name={name} />);
  // The browser closes the others by this name; the environment of these tests does not.
  expect(details().map((each) => each.getAttribute('name'))).toEqual([attribute, attribute]);
});

function details() {
  return [...document.querySelectorAll('details')];
}

function states(): boolean[] {
  return details().map(({ open }) => open);
}
