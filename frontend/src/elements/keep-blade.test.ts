import { expect, test, vi } from 'vitest';
import { keepBlade } from './keep-blade';

const SCREEN = 900;

test.each(['pageswap', 'pagereveal'])(
  'at %s the one drawing in sight bears the name, and only on its way',
  async (moment) => {
    const [hidden, above, seen, second, below] = [
      drawing({ top: 0, bottom: 0, width: 0 }),
      drawing({ top: -300, bottom: -20 }),
      drawing({ top: 100, bottom: 380 }),
      drawing({ top: 500, bottom: 780 }),
      drawing({ top: 800, bottom: 1081 }),
    ];
    const { turn } = openPage([hidden, above, seen, second, below]);
    const transition = begin();
    turn(moment, transition);
    expect([hidden, above, seen, second, below].map(({ name }) => name())).toEqual(['', '', 'blade', '', '']);
    expect(transition.skipTransition).not.toHaveBeenCalled();
    transition.finish();
    await transition.finished;
    await expect.poll(() => seen.name()).toBe('');
  },
);

test('without a drawing in sight the next page is shown at once', () => {
  const below = drawing({ top: 800, bottom: 1081 });
  const { turn } = openPage([below]);
  const transition = begin();
  turn('pageswap', transition);
  expect(transition.skipTransition).toHaveBeenCalledOnce();
  expect(below.name()).toBe('');
});

test('where the style wants no motion there is no transition to name anything for', () => {
  const seen = drawing({ top: 100, bottom: 380 });
  openPage([seen]).turn('pagereveal', null);
  expect(seen.name()).toBe('');
});

function openPage(drawings: ReturnType<typeof drawing>[]) {
  const page = new EventTarget();
  keepBlade({
    ...{ innerHeight: SCREEN, document: { querySelectorAll: () => drawings } },
    addEventListener: (type, listener) => page.addEventListener(type, listener),
  });
  return {
    turn: (type: string, viewTransition: object | null) =>
      page.dispatchEvent(Object.assign(new Event(type), { viewTransition })),
  };
}

function drawing(box: { top: number; bottom: number; width?: number }) {
  const names = new Map<string, string>();
  const style = {
    setProperty: (key: string, value: string) => void names.set(key, value),
    removeProperty: (key: string) => names.delete(key),
  };
  const name = () => names.get('view-transition-name') ?? '';
  return { style, name, getBoundingClientRect: () => ({ width: 400, ...box }) } as never as {
    name: () => string;
    style: CSSStyleDeclaration;
    getBoundingClientRect: () => DOMRect;
  };
}

function begin() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finished, finish, skipTransition: vi.fn() };
}
