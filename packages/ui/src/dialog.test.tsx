import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { closesDialog, opensDialog } from './invoker';

afterEach(cleanup);

test.each([
  ['dialog', Dialog],
  ['drawer', Drawer],
])('a %s is closed until the platform opens it, and is called by its title', (_, Part) => {
  render(
    <Part id="cities" title="Города" closeLabel="Закрыть">
      <p>Москва</p>
    </Part>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  document.querySelector('dialog')?.showModal();
  const part = screen.getByRole('dialog', { name: 'Города' });
  expect(part.id).toBe('cities');
  expect(within(part).getByText('Москва')).toBeDefined();
});

test('a dialog is opened and closed by the markup alone', () => {
  const page = pageOf(
    <>
      <button {...opensDialog('cities')}>Выбрать</button>
      <Dialog id="cities" title="Города" closeLabel="Закрыть">
        <button {...closesDialog('cities')}>Оставить как есть</button>
      </Dialog>
    </>,
  );
  const commands = [...page.querySelectorAll('button')].map((button) => [
    button.getAttribute('aria-label') ?? button.textContent,
    button.type,
    button.getAttribute('commandfor'),
    button.getAttribute('command'),
  ]);
  expect(commands).toEqual([
    ['Выбрать', 'button', 'cities', 'show-modal'],
    ['Закрыть', 'button', 'cities', 'close'],
    ['Оставить как есть', 'button', 'cities', 'close'],
  ]);
});

test('Escape and a press beside it close both', () => {
  const page = pageOf(
    <>
      <Dialog id="one" title="Города" closeLabel="Закрыть">
        Москва
      </Dialog>
      <Drawer id="two" title="Меню" closeLabel="Закрыть">
        Тарифы
      </Drawer>
    </>,
  );
  expect([...page.querySelectorAll('dialog')].map((each) => each.getAttribute('closedby'))).toEqual([
    'any',
    'any',
  ]);
});

/** As the server sends it: what stands here works without a script. */
function pageOf(markup: ReactNode): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(markup);
  return page;
}
