import { ResourceGlyph, type Resources } from '@vitrina/ui';
import type { Amounts } from '~/products/definition';

/** The ends of the bars that a list's glyphs are drawn with. */
export interface ResourceRange {
  least: Resources;
  most: Resources;
}

/** Nothing where not all three are known: half a picture compares nothing. */
export function resourcesOf({ cpu, ramGb, diskGb }: Amounts): Resources | undefined {
  return cpu && ramGb && diskGb ? { cpu, ram: ramGb, disk: diskGb } : undefined;
}

/** A row at a glance, beside the others of its list. */
export function RangeGlyph({ amounts, range }: { amounts: Amounts; range: ResourceRange }) {
  const resources = resourcesOf(amounts);
  return resources && <ResourceGlyph resources={resources} {...range} />;
}

export function rangeOf(amounts: readonly Amounts[]): ResourceRange {
  const resources = amounts.flatMap((each) => resourcesOf(each) ?? []);
  const ends = (pick: (...amounts: number[]) => number): Resources => ({
    cpu: pick(...resources.map(({ cpu }) => cpu)),
    ram: pick(...resources.map(({ ram }) => ram)),
    disk: pick(...resources.map(({ disk }) => disk)),
  });
  return { least: ends(Math.min), most: ends(Math.max) };
}
