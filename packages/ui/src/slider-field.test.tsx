import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SliderField } from './slider-field';
import { type Steps, toStep } from './to-step';

afterEach(cleanup);

const DISK = { min: 10, max: 100, step: 10 };

test('the slider and the number have one name and one value', () => {
  render(<Disk start={30} />);
  expect(slider().value).toBe('30');
  expect(number().value).toBe('30');
});

test('dragging changes the number at once', () => {
  render(<Disk start={30} />);
  fireEvent.change(slider(), { target: { value: '70' } });
  expect(number().value).toBe('70');
});

test('nothing changes while a number is being typed', async () => {
  const { chosen } = renderDisk(30);
  await type('4');
  expect(number().value).toBe('4');
  expect(slider().value).toBe('30');
  expect(chosen).not.toHaveBeenCalled();
});

test.each([
  { typed: '41', becomes: '50' },
  { typed: '5', becomes: '10' },
  { typed: '1 000', becomes: '100' },
  { typed: '1,000', becomes: '100' },
  { typed: '40,5', becomes: '50' },
])('a typed $typed becomes $becomes when the field is left', async ({ typed, becomes }) => {
  render(<Disk start={30} />);
  await type(typed);
  await userEvent.tab();
  expect(number().value).toBe(becomes);
  expect(slider().value).toBe(becomes);
});

test.each(['', 'много', '4x', '-'])('a typed "%s" gives way to the last value', async (typed) => {
  const { chosen } = renderDisk(30);
  await type(typed);
  await userEvent.tab();
  expect(number().value).toBe('30');
  expect(chosen).not.toHaveBeenCalled();
});

test('Enter shows what the number has become and only the next Enter sends the form', async () => {
  const sent = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={sent}>
      <Disk start={30} />
      <button type="submit">Заказать</button>
    </form>,
  );
  await type('41{Enter}');
  expect(number().value).toBe('50');
  expect(sent).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledOnce();
});

test('the caller hears only of changes', async () => {
  const { chosen } = renderDisk(30);
  await type('30');
  await userEvent.tab();
  expect(chosen).not.toHaveBeenCalled();
  await type('31');
  await userEvent.tab();
  expect(chosen.mock.calls).toEqual([[40]]);
});

test('a least that is no multiple of the step: the slider stops at what can be typed, in both directions', () => {
  const steps = { min: 1, max: 7, step: 2 };
  render(<Disk start={1} steps={steps} />);
  const values = [number().value];
  for (const go of ['up', 'up', 'up', 'up', 'up', 'down', 'down', 'down', 'down', 'down'] as const) {
    press(go);
    values.push(number().value);
  }
  expect(values).toEqual(['1', '2', '4', '6', '7', '7', '6', '4', '2', '1', '1']);
  expect(values.map((value) => String(toStep(Number(value), steps)))).toEqual(values);
});

test('a screen reader hears the value with its unit, or as the caller words it', () => {
  const { rerender } = render(<Disk start={30} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('30 ГБ');
  rerender(<Disk start={30} formatValue={(value) => `${value} гигабайт`} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('30 гигабайт');
});

test('the filled part of the track ends where the thumb stands', () => {
  render(<Disk start={10} />);
  expect(slider().style.getPropertyValue('--share')).toBe('0');
  fireEvent.change(slider(), { target: { value: '55' } });
  expect(slider().style.getPropertyValue('--share')).toBe(String(50 / 90));
});

test('the number goes with a form once, under its name', () => {
  render(
    <form aria-label="Заказ">
      <Disk start={30} name="disk" />
    </form>,
  );
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['disk', '30']]);
});

test('a disabled slider says why and takes no value', () => {
  render(<Disk start={30} disabled hint="В этой локации диск один" />);
  expect(slider().disabled).toBe(true);
  expect(number().disabled).toBe(true);
  expect(document.getElementById(slider().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'В этой локации диск один',
  );
});

interface DiskProps {
  start: number;
  steps?: Steps;
  name?: string;
  disabled?: boolean;
  hint?: string;
  formatValue?: (value: number) => string;
  onChoose?: (value: number) => void;
}

function Disk({ start, steps = DISK, onChoose, ...rest }: DiskProps) {
  const [disk, setDisk] = useState(start);
  const choose = (value: number) => {
    onChoose?.(value);
    setDisk(value);
  };
  return <SliderField label="Диск" unit="ГБ" {...steps} {...rest} value={disk} onValueChange={choose} />;
}

function renderDisk(start: number) {
  const chosen = vi.fn<(value: number) => void>();
  render(<Disk start={start} onChoose={chosen} />);
  return { chosen };
}

async function type(text: string) {
  await userEvent.clear(number());
  if (text) await userEvent.type(number(), text);
}

/** What a browser does on an arrow key: one step of the range's own, within its own ends. */
function press(direction: 'up' | 'down') {
  const range = slider();
  const step = direction === 'up' ? Number(range.step) : -Number(range.step);
  const next = Math.min(Math.max(Number(range.value) + step, Number(range.min)), Number(range.max));
  if (next !== Number(range.value)) fireEvent.change(range, { target: { value: String(next) } });
}

function slider() {
  return screen.getByRole<HTMLInputElement>('slider', { name: 'Диск' });
}

function number() {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Диск' });
}
