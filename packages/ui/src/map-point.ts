import { WORLD_FRAME } from './world-dots';

/** A point of the location map, in squares from its north-west corner. */
export interface MapPoint {
  x: number;
  y: number;
}

/** Where a place stands on the location map (Mercator, as its land is drawn). */
export function mapPoint({ longitude, latitude }: { longitude: number; latitude: number }): MapPoint {
  const { west, north, step } = WORLD_FRAME;
  return { x: (longitude - west) / step, y: (stretched(north) - stretched(latitude)) / step };
}

/** Whether a place lies on the part of the world that the map shows. */
export function isOnMap(place: { longitude: number; latitude: number }): boolean {
  const { x, y } = mapPoint(place);
  return x >= 0 && x <= WORLD_FRAME.columns && y >= 0 && y <= WORLD_FRAME.rows;
}

/** Mercator's latitude, in degrees of longitude at the equator. */
function stretched(latitude: number): number {
  return (Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 180) / Math.PI;
}
