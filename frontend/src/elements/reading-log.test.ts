import { expect, test } from 'vitest';
import { parseLog, placeIn, withEnd, withoutPlace, withPlace } from './reading-log';

const EMPTY = { read: [], places: [] };

test.each([null, '', '{', '7', '"words"', '{"read":"ssh","places":{}}', '{"read":[1],"places":[["ssh"],7]}'])(
  'what no browser has kept is nothing: %s',
  (kept) => {
    expect(parseLog(kept)).toEqual(EMPTY);
  },
);

test('what was kept is read as it was', () => {
  const log = withPlace(withEnd(EMPTY, 'ssh'), 'nginx', 'step-2');
  expect(parseLog(JSON.stringify(log))).toEqual(log);
});

test('an article has one place, the latest', () => {
  const log = withPlace(withPlace(withPlace(EMPTY, 'ssh', 'a'), 'nginx', 'b'), 'ssh', 'c');
  expect(log.places).toEqual([
    ['nginx', 'b'],
    ['ssh', 'c'],
  ]);
  expect(placeIn(log, 'ssh')).toBe('c');
});

test('who has come to the end starts anew, and is counted once', () => {
  const log = withEnd(withEnd(withPlace(EMPTY, 'ssh', 'a'), 'ssh'), 'ssh');
  expect(log).toEqual({ read: ['ssh'], places: [] });
});

test('who does not go on is not asked again', () => {
  const log = withPlace(withPlace(EMPTY, 'ssh', 'a'), 'nginx', 'b');
  expect(withoutPlace(log, 'ssh').places).toEqual([['nginx', 'b']]);
});

test('the oldest is forgotten before a browser runs full', () => {
  const names = Array.from({ length: 400 }, (_, index) => `article-${index}`);
  const log = names.reduce(
    (before, name) => withPlace(withEnd(before, name), `${name}-open`, 'a'),
    parseLog(null),
  );
  expect([log.read.length, log.places.length]).toEqual([300, 300]);
  expect([log.read[0], log.places[0]?.[0]]).toEqual(['article-100', 'article-100-open']);
});
