/**
 * How a path of a cover is drawn: a hairline; a thin line; a sheet that covers what lies below; a soft or a strong bar;
 * dots; an accent line or an accent area.
 */
export type StrokeKind = 'hair' | 'line' | 'sheet' | 'bar' | 'word' | 'dots' | 'accent' | 'mark';

/** One path of a cover. Later ones lie above earlier ones. Coordinates are absolute, within 800 × 400. */
export interface Stroke {
  kind: StrokeKind;
  path: string;
}

/** The units of a cover: 2:1, as a share image is. */
export const COVER_WIDTH = 800;
/** See `COVER_WIDTH`. */
export const COVER_HEIGHT = 400;

/** A rectangle from its upper left corner. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}H${x + width}V${y + height}H${x}Z`;
}

/** A circle around a point. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 0 1 ${x + radius} ${y}A${radius} ${radius} 0 0 1 ${x - radius} ${y}Z`;
}

/** A line of no length, which round ends make a dot. */
export function dot(x: number, y: number): string {
  return `M${x} ${y}H${x}`;
}

/** A horizontal line. */
export function across(x: number, y: number, to: number): string {
  return `M${x} ${y}H${to}`;
}

/** A vertical line. */
export function down(x: number, y: number, to: number): string {
  return `M${x} ${y}V${to}`;
}

/** Half of a chord's length at a distance from a circle's middle. Square roots are exact everywhere, sines are not. */
export function halfChord(radius: number, distance: number): number {
  return cents(Math.sqrt(radius * radius - distance * distance));
}

/** A length rounded to hundredths, which no eye misses. */
export function cents(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Whole numbers from 0. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
