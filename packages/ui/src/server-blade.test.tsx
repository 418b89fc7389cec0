import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ServerBlade } from './server-blade';

afterEach(cleanup);

const most = { cpu: 32, ramGb: 256, diskGb: 1200 };

test('as many cores are lit as are bought', () => {
  const { container } = render(<ServerBlade cpu={5} ramGb={8} diskGb={60} most={most} />);
  expect(container.querySelectorAll('rect')).toHaveLength(32);
  expect(container.querySelectorAll('rect.fill-accent')).toHaveLength(5);
});

test('one more gigabyte is seen, in memory and on the disk', () => {
  const { container, rerender } = render(<ServerBlade cpu={5} ramGb={200} diskGb={900} most={most} />);
  const before = container.innerHTML;
  rerender(<ServerBlade cpu={5} ramGb={201} diskGb={900} most={most} />);
  const between = container.innerHTML;
  rerender(<ServerBlade cpu={5} ramGb={201} diskGb={901} most={most} />);
  expect(new Set([before, between, container.innerHTML]).size).toBe(3);
});

test('the outline stays where it is', () => {
  const outlines = [1, 32].map((cpu) => {
    const { container } = render(<ServerBlade cpu={cpu} ramGb={cpu} diskGb={cpu * 20} most={most} />);
    return [...container.querySelectorAll('path')].slice(0, 3).map((path) => path.getAttribute('d'));
  });
  expect(outlines[0]).toEqual(outlines[1]);
});

test('it is cheap to draw again for every move of a slider', () => {
  const { container } = render(<ServerBlade {...most} most={most} />);
  expect(container.querySelectorAll('svg *').length).toBeLessThan(60);
});

test('with words it is a picture that says them, without words it is hidden', () => {
  render(<ServerBlade {...most} most={most} label="32 ядра, 256 ГБ памяти, диск 1200 ГБ" />);
  expect(screen.getByRole('img', { name: '32 ядра, 256 ГБ памяти, диск 1200 ГБ' })).toBeTruthy();
  cleanup();
  render(<ServerBlade {...most} most={most} />);
  expect(screen.queryByRole('img')).toBeNull();
});
