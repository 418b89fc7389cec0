import 'server-only';
import {
  isLocationCode,
  type LocationCode,
  type Money,
  type PresetId,
  parseId,
  roubles,
} from '@vitrina/ordering';
import { unstable_cache } from 'next/cache';
import type { StaticPresetsBlock } from './blocks';
import { askCms } from './client';
import { staticPresetsQuery } from './page-queries';
import { present } from './present';

/** A tariff whose figures stand in the CMS. */
export interface StaticPreset {
  title: string;
  /** The live tariff behind it; without one its figures are a configuration to build. */
  presetId: PresetId | undefined;
  cpu: number;
  ramGb: number;
  diskGb: number;
  bandwidthMbit: number | undefined;
  location: LocationCode | undefined;
  price: Money;
}

/** A group of static presets, the cheapest first, or its last good copy. Throws `ContentOutage`. */
export const getStaticPresets = unstable_cache(fetchStaticPresets, ['static-presets'], { revalidate: 60 });

async function fetchStaticPresets(group: StaticPresetsBlock['group']): Promise<StaticPreset[]> {
  const { staticPresets } = await askCms(staticPresetsQuery, { group });
  return present(staticPresets).flatMap((preset) => {
    const { title, preset_id, cpu, ram_gb, disk_gb, price, bandwidth, location } = preset;
    // An editor may still be filling it in; half a tariff is not offered.
    if (!cpu || !ram_gb || !disk_gb || price === null) return [];
    return [
      {
        title,
        presetId: parseId<PresetId>(preset_id),
        cpu,
        ramGb: ram_gb,
        diskGb: disk_gb,
        bandwidthMbit: bandwidth ?? undefined,
        location: location !== null && isLocationCode(location) ? location : undefined,
        price: roubles(price),
      },
    ];
  });
}
