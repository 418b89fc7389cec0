import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { MessageDialog } from './message-dialog';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const message = <MessageDialog title="Ошибка!" text="Почта занята." closeLabel="Понятно" />;

test('a message lies over the page and is called by its title', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(message);
  expect(showModal).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Ошибка!' }).textContent).toContain('Почта занята.');
});

test('its button closes it', async () => {
  render(message);
  await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('without scripts it is open from the start, and its form closes it', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(message);
  expect(page.querySelector('dialog')?.hasAttribute('open')).toBe(true);
  expect(page.querySelector('form')?.getAttribute('method')).toBe('dialog');
  expect(page.querySelector('button')?.type).toBe('submit');
});
