import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Badge } from './badge';

afterEach(cleanup);

test.each(['neutral', 'accent', 'good', 'warn', 'bad'] as const)(
  'a %s badge has its own look and its word',
  (tone) => {
    render(
      <>
        <Badge tone={tone}>Готов</Badge>
        {(['neutral', 'accent', 'good', 'warn', 'bad'] as const)
          .filter((other) => other !== tone)
          .map((other) => (
            <Badge key={other} tone={other}>
              Иначе
            </Badge>
          ))}
      </>,
    );
    const looks = screen.getAllByText('Иначе').map(({ className }) => className);
    expect(looks).not.toContain(screen.getByText('Готов').className);
  },
);

test('a badge is neutral unless it is told otherwise', () => {
  render(
    <>
      <Badge>Инструкция</Badge>
      <Badge tone="neutral">Статья</Badge>
    </>,
  );
  expect(screen.getByText('Инструкция').className).toBe(screen.getByText('Статья').className);
});
