import type { Core } from '@strapi/strapi';
import { pageReferences } from './page-references';
import { asReference, type Reference, type ReferringRow } from './reference';

const PRESET = 'api::commerce.static-preset';
const SETTINGS = 'api::commerce.commerce-settings';

/** Visitors see no drafts: what is one replaces nothing. */
const PUBLISHED = { publishedAt: { $notNull: true } };

interface Preset {
  documentId: string;
  group: string;
  preset_id: string | null;
}

/** Pages that show the preset's group, when it is the last of the group, and retired tariffs that lead to its tariff. */
export async function presetReferences(strapi: Core.Strapi, documentId: string): Promise<Reference[]> {
  const preset = await presetAsSeen(strapi, documentId);
  if (preset === undefined) return [];
  return [...(await referencesToGroup(strapi, preset)), ...(await referencesToSuccessor(strapi, preset))];
}

/** The published preset; of one that never was, the draft. */
async function presetAsSeen(strapi: Core.Strapi, documentId: string): Promise<Preset | undefined> {
  const versions: (Preset & { publishedAt: unknown })[] = await strapi.db
    .query(PRESET)
    .findMany({ where: { documentId } });
  return versions.find(({ publishedAt }) => publishedAt !== null) ?? versions[0];
}

/** Pages whose block would be empty without this one preset. */
export async function referencesToGroup(
  strapi: Core.Strapi,
  { group, documentId }: Pick<Preset, 'group' | 'documentId'>,
): Promise<Reference[]> {
  const others = { group, documentId: { $ne: documentId }, ...PUBLISHED };
  if ((await strapi.db.query(PRESET).count({ where: others })) > 0) return [];
  return pageReferences(strapi, documentId, (value) =>
    typeof value === 'object' &&
    value !== null &&
    Reflect.get(value, '__component') === 'blocks.static-presets' &&
    Reflect.get(value, 'group') === group
      ? `блок тарифов группы ${group}`
      : undefined,
  );
}

async function referencesToSuccessor(
  strapi: Core.Strapi,
  { preset_id: id, documentId }: Preset,
): Promise<Reference[]> {
  if (id === null) return [];
  const others = { preset_id: id, documentId: { $ne: documentId }, ...PUBLISHED };
  if ((await strapi.db.query(PRESET).count({ where: others })) > 0) return [];
  const versions: (ReferringRow & { retired_presets: { successor_id: string }[] })[] = await strapi.db
    .query(SETTINGS)
    .findMany({ populate: ['retired_presets'] });
  return versions
    .filter(({ retired_presets: rows }) => rows.some(({ successor_id: successor }) => successor === id))
    .map((settings) => asReference(strapi, SETTINGS, settings, `преемник снятого тарифа`));
}
