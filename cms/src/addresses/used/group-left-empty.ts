import type { Core } from '@strapi/strapi';
import { textIn } from '../../field-of';
import { VALUE_CAPTIONS } from '../../panel/value-captions';
import { nameUses } from './name-uses';
import { usesOfGroup } from './preset-uses';

/** Why a static preset may not go public in the group of its draft: its group of before is shown by pages and has no other. */
export async function groupLeftEmpty(
  strapi: Core.Strapi,
  draft: object | undefined,
  published: object | undefined,
): Promise<string | undefined> {
  const [documentId, group] = [textIn(published, 'documentId'), textIn(published, 'group')];
  if (documentId === undefined || group === undefined || textIn(draft, 'group') === group) return undefined;
  const uses = await usesOfGroup(strapi, { documentId, group });
  if (uses.length === 0) return undefined;
  return `Это последний тариф группы «${VALUE_CAPTIONS[group] ?? group}», а её показывают: ${nameUses(uses)}.`;
}
