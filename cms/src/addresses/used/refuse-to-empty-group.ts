import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { VALUE_CAPTIONS } from '../../panel/value-captions';
import { nameUses } from './name-uses';
import { usesOfGroup } from './preset-uses';

const PRESET = 'api::commerce.static-preset';

/** Refuses to take the last static preset out of a group that pages show: their block would be empty. */
export async function refuseToEmptyGroup(
  strapi: Core.Strapi,
  uid: string,
  action: string,
  params: object,
): Promise<void> {
  if (uid !== PRESET || action !== 'update') return;
  const group: unknown = Reflect.get(Reflect.get(params, 'data') ?? {}, 'group');
  const documentId: unknown = Reflect.get(params, 'documentId');
  const stored = await strapi.db.query(PRESET).findOne({ where: { documentId } });
  if (stored === null || typeof group !== 'string' || group === stored.group) return;
  const uses = await usesOfGroup(strapi, stored);
  if (uses.length === 0) return;
  const message = `Это последний тариф группы «${VALUE_CAPTIONS[stored.group] ?? stored.group}», а её показывают: ${nameUses(uses)}.`;
  throw new errors.ValidationError(message, { errors: [{ path: ['group'], message }] });
}
