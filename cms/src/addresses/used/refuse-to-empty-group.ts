import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdIn } from '../../field-of';
import { VALUE_CAPTIONS } from '../../panel/value-captions';
import { nameUses } from './name-uses';
import { presetAsSeen, usesOfGroup } from './preset-uses';

const PRESET = 'api::commerce.static-preset';

/** Refuses to publish the last static preset of a group that pages show in another group: their block would be empty. */
export async function refuseToEmptyGroup(
  strapi: Core.Strapi,
  uid: string,
  action: string,
  params: object,
): Promise<void> {
  if (uid !== PRESET || action !== 'publish') return;
  const documentId = documentIdIn(params);
  if (documentId === undefined) return;
  const draft = await strapi.db.query(PRESET).findOne({ where: { documentId, publishedAt: null } });
  const seen = await presetAsSeen(strapi, documentId);
  if (draft === null || seen === undefined || draft.group === seen.group) return;
  const uses = await usesOfGroup(strapi, seen);
  if (uses.length === 0) return;
  const message = `Это последний тариф группы «${VALUE_CAPTIONS[seen.group] ?? seen.group}», а её показывают: ${nameUses(uses)}.`;
  throw new errors.ValidationError(message, { errors: [{ path: ['group'], message }] });
}
