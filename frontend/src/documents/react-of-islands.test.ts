// @vitest-environment happy-dom
import type { FunctionComponent } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { createElement, hydrateRoot, useDeferredValue } from './react-of-islands';

afterEach(() => document.body.replaceChildren());

test('what may come later is drawn after the frame that answers a hand', async () => {
  const drawn: string[] = [];
  const draw = drawing(({ value }) => {
    drawn.push(`${value} ${useDeferredValue(value)}`);
    return createElement('p', null, value);
  });
  draw('2');
  draw('4');
  expect(drawn.at(-1)).toBe('4 2');
  await expect.poll(() => drawn.at(-1)).toBe('4 4');
  draw('8');
  draw('16');
  await expect.poll(() => drawn.at(-1)).toBe('16 16');
  expect(drawn).not.toContain('8 8');
});

test.each([
  ['text', 'typed'],
  ['range', 'dragged'],
])('a field of %s does not show what was %s and nobody has taken', async (type) => {
  const take = vi.fn();
  drawing(({ value }) => createElement('input', { type, value, onChange: take }))('2');
  const [field] = fields();
  field.value = '22';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => field.value).toBe('2');
  expect(take).toHaveBeenCalledTimes(1);
});

test('a choice in a list that nobody has taken is not shown', async () => {
  const option = (value: string) => createElement('option', { value }, value);
  drawing(({ value }) =>
    createElement('select', { value, onChange: () => undefined }, option('2'), option('4')),
  )('2');
  const list = document.querySelector('select') as HTMLSelectElement;
  list.value = '4';
  list.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(() => list.value).toBe('2');
});

test('a box and a radio button that nobody has taken are as they were', async () => {
  const tick = (type: string, value: string, checked: boolean) =>
    createElement('input', { type, name: type, value, checked, onChange: () => undefined });
  drawing(() =>
    createElement(
      'form',
      null,
      tick('checkbox', 'ip', false),
      tick('radio', 'ssd', true),
      tick('radio', 'nvme', false),
    ),
  )('');
  const all = fields();
  all[0].click();
  all[2]?.click();
  expect(all.map(({ checked }) => checked)).toEqual([true, false, true]);
  await expect.poll(() => all.map(({ checked }) => checked)).toEqual([false, true, false]);
});

/** Draws a component into the page, again and again. */
function drawing(component: FunctionComponent<{ value: string }>): (value: string) => void {
  const place = document.body.appendChild(document.createElement('div'));
  let root: ReturnType<typeof hydrateRoot> | undefined;
  return (value) => {
    const element = createElement(component, { value });
    if (root) root.render(element);
    else root = hydrateRoot(place, element);
  };
}

function fields(): [HTMLInputElement, ...HTMLInputElement[]] {
  return [...document.querySelectorAll('input')] as [HTMLInputElement, ...HTMLInputElement[]];
}
