import type { Core } from '@strapi/strapi';
import { textIn } from '../field-of';
import { VALUE_CAPTIONS } from '../panel/value-captions';
import { nameReferences } from './name-references';
import { referencesToGroup } from './preset-references';

/** Why a static preset may not go public in the group of its draft: its group of before is shown by pages and has no other. */
export async function groupLeftEmpty(
  strapi: Core.Strapi,
  draft: object | undefined,
  published: object | undefined,
): Promise<string | undefined> {
  const [documentId, group] = [textIn(published, 'documentId'), textIn(published, 'group')];
  if (documentId === undefined || group === undefined || textIn(draft, 'group') === group) return undefined;
  const references = await referencesToGroup(strapi, { documentId, group });
  if (references.length === 0) return undefined;
  return `Это последний тариф группы «${VALUE_CAPTIONS[group] ?? group}», а её показывают: ${nameReferences(references)}.`;
}
