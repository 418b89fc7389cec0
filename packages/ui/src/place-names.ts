import { type MapPoint, mapPoint } from './map-point';
import { WORLD_FRAME } from './world-dots';

/** A data centre on the location map. */
export interface Place {
  code: string;
  name: string;
  /** Degrees, east is positive. */
  longitude: number;
  /** Degrees, north is positive. */
  latitude: number;
}

/** On which side of its dot a name stands. */
export type NameSide = 'right' | 'left' | 'above' | 'below';

/** A place, its point on the map, and where its name goes. */
export interface PlaceName extends Place {
  point: MapPoint;
  /** Where the name stands on a wide map, among all others; absent when it would cover one, or a dot, on every side. */
  wide: NameSide | undefined;
  /** Where the name stands when it is the only one: on a narrow map, where it covers the fewest dots. */
  alone: NameSide;
}

/** Width of the map in pixels from which all names are shown. What does not collide there collides nowhere wider. */
export const NAMED_FROM = 640;
/** Width of the map on the narrowest screen, where a chosen place's name must still be inside. */
const NARROWEST = 288;
const SIDES = ['right', 'left', 'above', 'below'] as const;
/** Half of a dot's width, from its middle to its name, and what a letter and a line of 13 px type take at most. */
const DOT = 6;
const GAP = 14;
const LETTER = 7.8;
const LINE = 18;

/** Finds room for each place's name, from west to east. */
export function placeNames(places: readonly Place[]): PlaceName[] {
  const named: PlaceName[] = [];
  for (const place of places.toSorted((one, other) => one.longitude - other.longitude)) {
    const point = mapPoint(place);
    const others = places.filter(({ code }) => code !== place.code).map(mapPoint);
    const names = named.flatMap((other) => (other.wide ? [boxOf(other, other.wide, NAMED_FROM)] : []));
    const covered = (side: NameSide, width: number) => {
      const box = boxOf({ ...place, point }, side, width);
      if (!isInside(box, width)) return Number.POSITIVE_INFINITY;
      return others.filter((other) => overlap(box, boxAround(scaled(other, width)))).length;
    };
    const isFree = (side: NameSide) =>
      covered(side, NAMED_FROM) === 0 &&
      !names.some((name) => overlap(boxOf({ ...place, point }, side, NAMED_FROM), name));
    const [alone] = SIDES.toSorted((one, other) => covered(one, NARROWEST) - covered(other, NARROWEST));
    named.push({ ...place, point, wide: SIDES.find(isFree), alone: alone ?? 'below' });
  }
  return named;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The pixels that a name takes on a map of this width. */
function boxOf({ point, name }: { point: MapPoint; name: string }, side: NameSide, mapWidth: number): Box {
  const { x, y } = scaled(point, mapWidth);
  const width = name.length * LETTER;
  const beside = { top: y - LINE / 2, bottom: y + LINE / 2 };
  const centred = { left: x - width / 2, right: x + width / 2 };
  switch (side) {
    case 'right':
      return { ...beside, left: x + GAP, right: x + GAP + width };
    case 'left':
      return { ...beside, left: x - GAP - width, right: x - GAP };
    case 'above':
      return { ...centred, top: y - GAP - LINE, bottom: y - GAP };
    case 'below':
      return { ...centred, top: y + GAP, bottom: y + GAP + LINE };
  }
}

function boxAround({ x, y }: MapPoint): Box {
  return { left: x - DOT, right: x + DOT, top: y - DOT, bottom: y + DOT };
}

function scaled({ x, y }: MapPoint, mapWidth: number): MapPoint {
  const square = mapWidth / WORLD_FRAME.columns;
  return { x: x * square, y: y * square };
}

function isInside({ left, right, top, bottom }: Box, mapWidth: number): boolean {
  const height = (mapWidth / WORLD_FRAME.columns) * WORLD_FRAME.rows;
  return left >= 0 && right <= mapWidth && top >= 0 && bottom <= height;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
