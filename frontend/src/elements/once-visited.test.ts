import { expect, test, vi } from 'vitest';
import { onceVisited } from './once-visited';

test('on a page that somebody has come to, it acts at once', () => {
  const act = vi.fn();
  onceVisited(act, pageThatIs({ prerendering: false }));
  onceVisited(act, pageThatIs({}));
  expect(act).toHaveBeenCalledTimes(2);
});

test('on a page that is made ready ahead, it waits for its visitor, and acts once', () => {
  const page = pageThatIs({ prerendering: true });
  const act = vi.fn();
  onceVisited(act, page);
  expect(act).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('prerenderingchange'));
  page.dispatchEvent(new Event('prerenderingchange'));
  expect(act).toHaveBeenCalledOnce();
});

function pageThatIs(state: { prerendering?: boolean }) {
  return Object.assign(new EventTarget(), state);
}
