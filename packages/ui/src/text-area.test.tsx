import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { TextArea } from './text-area';

afterEach(cleanup);

test('it is found by its label, keeps its name and takes several lines', async () => {
  render(<TextArea name="msg" label="Сообщение" rows={2} />);
  await userEvent.type(area(), 'Первая{Enter}вторая');
  expect(area().name).toBe('msg');
  expect(area().value).toBe('Первая\nвторая');
});

test('a hint describes it, an error takes the place of the hint and marks it as wrong', () => {
  const { rerender } = render(<TextArea name="msg" label="Сообщение" hint="Пара слов" />);
  expect(description()).toBe('Пара слов');
  expect(area().hasAttribute('aria-invalid')).toBe(false);
  rerender(<TextArea name="msg" label="Сообщение" hint="Пара слов" error="Слишком коротко" />);
  expect(description()).toBe('Слишком коротко');
  expect(area().getAttribute('aria-invalid')).toBe('true');
});

test('it is as high as the lines it was asked for, also where a box is sized by its content', () => {
  render(<TextArea name="msg" label="Сообщение" rows={7} />);
  expect(area().getAttribute('rows')).toBe('7');
  expect(area().style.getPropertyValue('--rows')).toBe('7');
});

function area() {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Сообщение' });
}

function description() {
  return document.getElementById(area().getAttribute('aria-describedby') ?? '')?.textContent;
}
