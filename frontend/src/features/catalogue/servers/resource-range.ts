import type { ServerTariff } from '@vitrina/ordering';
import type { Resources } from '@vitrina/ui';

/** The ends of the bars that a list's glyphs are drawn with. */
export interface ResourceRange {
  least: Resources;
  most: Resources;
}

export function resourcesOf({ cpu, ramMb, diskMb }: ServerTariff): Resources {
  return { cpu, ram: ramMb, disk: diskMb };
}

export function rangeOf(offers: readonly ServerTariff[]): ResourceRange {
  const resources = offers.map(resourcesOf);
  const ends = (pick: (...amounts: number[]) => number): Resources => ({
    cpu: pick(...resources.map(({ cpu }) => cpu)),
    ram: pick(...resources.map(({ ram }) => ram)),
    disk: pick(...resources.map(({ disk }) => disk)),
  });
  return { least: ends(Math.min), most: ends(Math.max) };
}
