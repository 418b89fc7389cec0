import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Skeleton, SkeletonGroup } from './skeleton';

afterEach(cleanup);

test('a screen reader hears what is loading and none of the blocks', () => {
  const { container } = render(
    <SkeletonGroup label="Загружаем тарифы">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-11 w-full" />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status').textContent).toBe('Загружаем тарифы');
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
});

test('a block has the size it is given', () => {
  const { container } = render(<Skeleton className="h-6 w-40" />);
  expect(container.firstElementChild?.matches('.h-6.w-40')).toBe(true);
});
