import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ElementIds, useElementId } from './element-ids';

function Field() {
  return <i>{useElementId()}</i>;
}

function Form({ prefix }: { prefix: string }) {
  return (
    <ElementIds prefix={prefix}>
      <Field />
      <p>
        <Field />
      </p>
    </ElementIds>
  );
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/<i>([^<]*)<\/i>/g)].map(([, id = '']) => id);
}

test('ids are counted as they are asked for, on the server and in the browser', () => {
  expect(idsOf(renderToString(<Form prefix="a" />))).toEqual(['a-1', 'a-2']);
  expect(idsOf(render(<Form prefix="a" />).container.innerHTML)).toEqual(['a-1', 'a-2']);
});

test('an id stays as long as its component', () => {
  const { container, rerender } = render(<Form prefix="a" />);
  rerender(<Form prefix="a" />);
  expect(idsOf(container.innerHTML)).toEqual(['a-1', 'a-2']);
});

test('where nobody counts, the ids are of React', () => {
  const [first, second] = idsOf(
    renderToString(
      <>
        <Field />
        <Field />
      </>,
    ),
  );
  expect(first).toMatch(/^_R_/);
  expect(second).not.toBe(first);
});
