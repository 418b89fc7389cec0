import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { LocationMap } from './location-map';
import { isOnMap, mapPoint } from './map-point';
import { type NameSide, type Place, placeNames } from './place-names';
import { WORLD_FRAME, WORLD_ROWS } from './world-dots';

afterEach(cleanup);

const PLACES: Place[] = [
  { code: 'spb', name: 'Санкт-Петербург', longitude: 30.31, latitude: 59.94 },
  { code: 'nsk', name: 'Новосибирск', longitude: 82.93, latitude: 55.04 },
  { code: 'msk', name: 'Москва', longitude: 37.62, latitude: 55.75 },
  { code: 'gdn', name: 'Польша', longitude: 18.65, latitude: 54.35 },
  { code: 'ala', name: 'Казахстан', longitude: 76.89, latitude: 43.24 },
  { code: 'ams', name: 'Нидерланды', longitude: 4.9, latitude: 52.37 },
  { code: 'fra', name: 'Германия', longitude: 8.68, latitude: 50.11 },
  { code: 'par', name: 'Париж', longitude: 2.35, latitude: 48.86 },
  { code: 'lon', name: 'Лондон', longitude: -0.13, latitude: 51.51 },
  { code: 'nyc', name: 'Нью-Йорк', longitude: -74.01, latitude: 40.71 },
  { code: 'hel', name: 'Хельсинки', longitude: 24.94, latitude: 60.17 },
  { code: 'ist', name: 'Турция', longitude: 28.98, latitude: 41.01 },
];
const WARSAW: Place = { code: 'waw', name: 'Варшава', longitude: 21.01, latitude: 52.23 };
const LAND = WORLD_ROWS.flatMap((row, y) => landOf(row).map((x) => ({ x, y })));

describe('the land', () => {
  test('lies within the frame', () => {
    expect(WORLD_ROWS).toHaveLength(WORLD_FRAME.rows);
    expect(LAND.length).toBeGreaterThan(4000);
    expect(Math.max(...LAND.map(({ x }) => x))).toBeLessThan(WORLD_FRAME.columns);
  });

  test('is where the cities are', () => {
    for (const place of [...PLACES, WARSAW]) {
      const { x, y } = mapPoint(place);
      const nearest = Math.min(...LAND.map((dot) => Math.hypot(dot.x + 0.5 - x, dot.y + 0.5 - y)));
      expect(nearest, place.name).toBeLessThan(1.5);
    }
  });

  test('leaves the sea free', () => {
    const waters = { Atlantic: [-40, 48], 'North Sea': [3, 56], 'Black Sea': [34, 43], Caspian: [51, 41] };
    for (const [name, [longitude = 0, latitude = 0]] of Object.entries(waters)) {
      const { x, y } = mapPoint({ longitude, latitude });
      const isLand = LAND.some((dot) => dot.x === Math.floor(x) && dot.y === Math.floor(y));
      expect(isLand, name).toBe(false);
    }
  });

  test('is one path of few bytes', () => {
    const { container } = render(<LocationMap places={[]} />);
    expect(container.querySelectorAll('path')).toHaveLength(1);
    expect(container.innerHTML.length).toBeLessThan(10_000);
  });
});

describe('the cities', () => {
  test('stand from west to east', () => {
    expect(codesBy('x')).toEqual('nyc lon par ams fra gdn waw hel ist spb msk ala nsk'.split(' '));
  });

  test('stand from north to south', () => {
    expect(codesBy('y')).toEqual('hel spb msk nsk gdn ams waw lon fra par ala ist nyc'.split(' '));
  });

  test('are far enough from one another to be told apart on a phone', () => {
    const points = PLACES.map(mapPoint).map(({ x, y }) => ({ x: onPhone(x), y: onPhone(y) }));
    const distances = points.flatMap((one, index) =>
      points.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    expect(Math.min(...distances)).toBeGreaterThan(8);
  });
});

describe('names', () => {
  test.each([640, 960, 1200])('cover neither one another nor a dot on a map %i px wide', (width) => {
    const named = placeNames(PLACES);
    const names = named.map((place) => ({
      code: place.code,
      ...boxOf(place.point, place.wide, place.name, width),
    }));
    const dots = named.map(({ code, point }) => ({ code, ...around(scaled(point, width), 4, 4) }));
    const collisions = names.flatMap((name) =>
      [...names, ...dots].filter((other) => other.code !== name.code && overlap(name, other)),
    );
    expect(collisions).toEqual([]);
  });

  test('of two places in one town, one is shown only when it is chosen', () => {
    const crowd = [1, 2, 3, 4, 5].map((number) => ({ ...WARSAW, code: `waw-${number}` }));
    expect(placeNames(crowd).filter(({ wide }) => wide === undefined).length).toBeGreaterThan(0);
  });

  test('of a chosen place stay inside the map of a phone', () => {
    for (const { name, point, alone } of placeNames(PLACES)) {
      const { left, right, top } = boxOf(point, alone, name, 288);
      expect(left, name).toBeGreaterThanOrEqual(0);
      expect(right, name).toBeLessThanOrEqual(288);
      expect(top, name).toBeGreaterThanOrEqual(0);
    }
  });
});

test('only the chosen place is lit', () => {
  const { container } = render(<LocationMap places={PLACES} chosen="msk" />);
  const lit = [...container.querySelectorAll('[data-place]')].filter((corner) =>
    corner.getAttribute('class')?.includes('[--lit:1]'),
  );
  expect(new Set(lit.map((corner) => corner.getAttribute('data-place')))).toEqual(new Set(['msk']));
});

test('with words it is a picture that says them, without words it is hidden', () => {
  render(<LocationMap places={PLACES} label="Локации на карте" />);
  expect(screen.getByRole('img', { name: 'Локации на карте' })).toBeTruthy();
  cleanup();
  render(<LocationMap places={PLACES} />);
  expect(screen.queryByRole('img')).toBeNull();
});

function landOf(row: string): number[] {
  const runs = row.split(' ').map(Number);
  return runs.flatMap((length, run) => {
    const start = runs.slice(0, run).reduce((sum, before) => sum + before, 0);
    return run % 2 === 1 ? Array.from({ length }, (_, index) => start + index) : [];
  });
}

function codesBy(axis: 'x' | 'y'): string[] {
  return [...PLACES, WARSAW]
    .toSorted((one, other) => mapPoint(one)[axis] - mapPoint(other)[axis])
    .map(({ code }) => code);
}

function onPhone(squares: number): number {
  return (squares * 358) / WORLD_FRAME.columns;
}

function scaled(point: { x: number; y: number }, width: number) {
  const square = width / WORLD_FRAME.columns;
  return { x: point.x * square, y: point.y * square };
}

/** The letters of a name as the browser draws them: 7.4 px wide at most on average, 12 px high, 14 px from the dot. */
function boxOf(point: { x: number; y: number }, side: NameSide | undefined, name: string, width: number) {
  const { x, y } = scaled(point, width);
  const half = (name.length * 7.4) / 2;
  const aside = { right: 14 + half, left: -14 - half, above: 0, below: 0 };
  const down = { right: 0, left: 0, above: -22, below: 22 };
  if (!side) throw new Error(`There is no room for ${name}`);
  return around({ x: x + aside[side], y: y + down[side] }, half, 6);
}

function around({ x, y }: { x: number; y: number }, half: number, height: number) {
  return { left: x - half, right: x + half, top: y - height, bottom: y + height };
}

type Box = ReturnType<typeof around>;

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

test('a field of a form lights its place, by a style inside the drawing', () => {
  const { container } = render(<LocationMap places={PLACES} litBy="place" />);
  expect(container.querySelector('svg > style')?.textContent).toContain('[name=place][value=msk]:checked');
});

test.each([
  ['Нью-Йорк', -74.01, 40.71, true],
  ['Новосибирск', 82.92, 55.03, true],
  ['Сингапур', 103.8, 1.35, false],
  ['Лос-Анджелес', -118.2, 34.05, false],
  ['the pole', 0, -90, false],
] as const)('%s lies on the map or beside it', (_, longitude, latitude, isThere) => {
  expect(isOnMap({ longitude, latitude })).toBe(isThere);
});
