import type { Core } from '@strapi/strapi';
import { pageUses } from './page-uses';
import { asUse, type Use, type UserRow } from './use';

const PRESET = 'api::commerce.static-preset';
const SETTINGS = 'api::commerce.commerce-settings';

interface Preset {
  documentId: string;
  group: string;
  preset_id: number | null;
}

/** Pages that show the preset's group, when it is the last of the group, and retired tariffs that lead to its tariff. */
export async function presetUses(strapi: Core.Strapi, documentId: string): Promise<Use[]> {
  const preset: Preset | null = await strapi.db.query(PRESET).findOne({ where: { documentId } });
  if (preset === null) return [];
  return [...(await usesOfGroup(strapi, preset)), ...(await usesAsSuccessor(strapi, preset))];
}

/** Pages whose block would be empty without this one preset. */
export async function usesOfGroup(strapi: Core.Strapi, { group, documentId }: Preset): Promise<Use[]> {
  const others = { group, documentId: { $ne: documentId } };
  if ((await strapi.db.query(PRESET).count({ where: others })) > 0) return [];
  return pageUses(strapi, documentId, (value) =>
    typeof value === 'object' &&
    value !== null &&
    Reflect.get(value, '__component') === 'blocks.static-presets' &&
    Reflect.get(value, 'group') === group
      ? `блок тарифов группы ${group}`
      : undefined,
  );
}

async function usesAsSuccessor(strapi: Core.Strapi, { preset_id: id, documentId }: Preset): Promise<Use[]> {
  if (id === null) return [];
  const others = { preset_id: id, documentId: { $ne: documentId } };
  if ((await strapi.db.query(PRESET).count({ where: others })) > 0) return [];
  const settings: (UserRow & { retired_presets: { successor_id: number }[] }) | null = await strapi.db
    .query(SETTINGS)
    .findOne({ where: {}, populate: ['retired_presets'] });
  if (settings === null) return [];
  return settings.retired_presets.some(({ successor_id: successor }) => successor === id)
    ? [asUse(strapi, SETTINGS, settings, `преемник снятого тарифа`)]
    : [];
}
