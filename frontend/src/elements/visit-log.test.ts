import { expect, test } from 'vitest';
import { noteStep, renewVisit, stepsIn } from './visit-log';

/** As a browser keeps cookies: what is set is one of them, and what is read has no attributes. */
function newJar(...others: string[]) {
  const kept = new Map(others.map((cookie) => cookie.split('=') as [string, string]));
  const set: string[] = [];
  return {
    set,
    get cookie() {
      return [...kept].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(text: string) {
      set.push(text);
      const [name = '', value = ''] = text.split(';', 1)[0]?.split('=') ?? [];
      kept.set(name, value);
    },
  };
}

const VIEW = { step: 'view', banner: 'banner01', variant: 'b' } as const;

test('a step is noted once, beside other cookies', () => {
  const jar = newJar('utm_user=x', 'vitrina-customer=demo');
  expect([noteStep(jar, VIEW, true), noteStep(jar, VIEW, true)]).toEqual([true, false]);
  expect(noteStep(jar, { step: 'page', product: 'vds' }, true)).toBe(true);
  expect(stepsIn(jar)).toEqual(['view.banner01.b', 'page.vds']);
  expect(jar.set[0]).toBe('vitrina-visit=view.banner01.b; path=/; max-age=7200; samesite=lax; secure');
});

test('a visit goes on with each page, and one without steps is none', () => {
  const jar = newJar();
  renewVisit(jar, false);
  expect(jar.set).toEqual([]);
  noteStep(jar, { step: 'visit' }, false);
  renewVisit(jar, false);
  expect(jar.set.at(-1)).toBe('vitrina-visit=visit; path=/; max-age=7200; samesite=lax');
});

test('a browser that keeps nothing counts nothing, and a cookie does not grow for ever', () => {
  expect(noteStep({ cookie: '' }, VIEW, false)).toBe(true);
  const closed = Object.defineProperty({ cookie: '' }, 'cookie', { get: () => '', set: () => undefined });
  expect(noteStep(closed, VIEW, false)).toBe(false);
  const jar = newJar();
  const noted = Array.from({ length: 50 }, (_, index) =>
    noteStep(jar, { ...VIEW, banner: `banner${index}` }, false),
  );
  expect(noted.filter(Boolean)).toHaveLength(40);
});
