import { fieldOf } from '../field-of';

export interface Extent {
  width: number;
  height: number;
}

/** The point an editor has marked as the one that matters, in per cent from the upper left corner. */
export interface FocalPoint {
  x: number;
  y: number;
}

export interface Crop extends Extent {
  left: number;
  top: number;
}

/** The largest part of a picture that has the target's proportions, as near around the focal point as the edges let it be. */
export function cropAround(picture: Extent, target: Extent, { x, y }: FocalPoint): Crop {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = Math.max(1, Math.round(target.width * scale));
  const height = Math.max(1, Math.round(target.height * scale));
  return {
    left: within(0, (picture.width * x) / 100 - width / 2, picture.width - width),
    top: within(0, (picture.height * y) / 100 - height / 2, picture.height - height),
    width,
    height,
  };
}

/** What is stored as a focal point may be anything; without a right one the middle matters. */
export function focalPointIn(value: unknown): FocalPoint {
  const [x, y] = [percentage(value, 'x'), percentage(value, 'y')];
  return x === undefined || y === undefined ? { x: 50, y: 50 } : { x, y };
}

function percentage(value: unknown, name: string): number | undefined {
  const number = fieldOf(value, name);
  return typeof number === 'number' && number >= 0 && number <= 100 ? number : undefined;
}

function within(least: number, wanted: number, most: number): number {
  return Math.round(Math.min(Math.max(wanted, least), Math.max(most, least)));
}
