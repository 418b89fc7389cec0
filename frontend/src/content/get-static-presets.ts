import type { PresetGroup } from '@vitrina/content-contract/content-names';
import {
  type ConfiguratorId,
  isLocationCode,
  type LocationCode,
  type Money,
  type PresetId,
  parseId,
  roubles,
  type StaticPresetChoice,
} from '@vitrina/ordering';
import { askCms, askCmsForDraft } from './client';
import { contentLanguage } from './language';
import { staticPresetDraftQuery, staticPresetsQuery } from './page-queries';
import { present } from './present';

/** A card of the CMS, and what of the provider it sells. */
export interface StaticPreset extends StaticPresetChoice {
  id: string;
  title: string;
  /** What a marketer has written down, for while the provider cannot be asked. */
  written: WrittenFigures | undefined;
}

export interface WrittenFigures {
  cpu: number;
  ramGb: number;
  diskGb: number;
  location: LocationCode | undefined;
  price: Money;
}

/** A group of static presets; one that does not say what it sells is left out. Throws `ContentOutage`. */
export async function getStaticPresets(group: PresetGroup): Promise<StaticPreset[]> {
  const { staticPresets } = await askCms(staticPresetsQuery, { group });
  return present(staticPresets).flatMap(toStaticPreset);
}

/** One version of a preset and the group it belongs to; `preset` is absent while it does not say what it sells. */
export interface PresetVersion {
  title: string;
  group: PresetGroup;
  preset: StaticPreset | undefined;
}

/** The draft of a preset for a preview, and what visitors see of it now; never kept. Throws `ContentOutage`. */
export async function fetchStaticPresetDraft(
  documentId: string,
): Promise<{ draft: PresetVersion; published: PresetVersion | undefined } | undefined> {
  const filters = { documentId: { eq: documentId } };
  const { draft, published } = await askCmsForDraft(staticPresetDraftQuery, { filters });
  if (!draft[0]) return undefined;
  return { draft: toVersion(draft[0]), published: published[0] ? toVersion(published[0]) : undefined };
}

function toVersion(row: StaticPresetRow & { group: PresetGroup }): PresetVersion {
  return { title: titleOf(row), group: row.group, preset: toStaticPreset(row)[0] };
}

function toStaticPreset(row: StaticPresetRow): StaticPreset[] {
  const server = serverOf(row);
  if (!server) return [];
  const { documentId: id, bandwidth } = row;
  return [
    { id, title: titleOf(row), server, bandwidthMbit: bandwidth || undefined, written: writtenOf(row) },
  ];
}

function titleOf({ title, translations }: StaticPresetRow): string {
  return present(translations).find(({ language }) => language === contentLanguage())?.name ?? title;
}

interface StaticPresetRow {
  documentId: string;
  title: string;
  translations: ({ language: string; name: string } | null)[] | null;
  bandwidth: number | null;
  preset_id: string | null;
  configurator_id: string | null;
  cpu: number | null;
  ram_gb: number | null;
  disk_gb: number | null;
  price: number | null;
  location: string | null;
}

function serverOf(row: StaticPresetRow): StaticPresetChoice['server'] | undefined {
  const presetId = parseId<PresetId>(row.preset_id);
  if (presetId) return { kind: 'preset', presetId };
  const configuratorId = parseId<ConfiguratorId>(row.configurator_id);
  const { cpu, ram_gb: ramGb, disk_gb: diskGb } = row;
  if (!configuratorId || !cpu || !ramGb || !diskGb) return undefined;
  return { kind: 'configuration', configuratorId, cpu, ramGb, diskGb };
}

/** Half of the figures would be half a tariff. */
function writtenOf({ cpu, ram_gb, disk_gb, price, location }: StaticPresetRow): WrittenFigures | undefined {
  if (!cpu || !ram_gb || !disk_gb || price === null) return undefined;
  return {
    ...{ cpu, ramGb: ram_gb, diskGb: disk_gb, price: roubles(price) },
    location: location !== null && isLocationCode(location) ? location : undefined,
  };
}
