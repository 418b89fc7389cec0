import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentIdIn } from '../../field-of';
import { findUses, isUsable } from './find-uses';
import { nameUses } from './name-uses';
import { refuseToEmptyGroup } from './refuse-to-empty-group';

/**
 * Refuses to delete what others use, and to hide from visitors what others show them, naming the users. It stands in the
 * document service, so it holds for one and for many, for the panel, the scheduler and scripts alike.
 */
export function refuseLoss(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action, params } = context;
    await refuseToEmptyGroup(strapi, uid, action, params);
    if ((action !== 'delete' && action !== 'unpublish') || !isUsable(uid)) return next();
    const documentId = documentIdIn(params);
    if (documentId === undefined) return next();
    const uses = await findUses(strapi, uid, documentId);
    const lost = action === 'delete' ? uses : uses.filter(({ isShown }) => isShown);
    if (lost.length === 0) return next();
    const deed = action === 'delete' ? 'удалить' : 'снять с публикации';
    throw new errors.ValidationError(
      `Нельзя ${deed} «${await titleOf(strapi, uid, documentId)}»: на это опираются другие. Где: ${nameUses(lost)}.`,
      { uses: lost },
    );
  });
}

async function titleOf(strapi: Core.Strapi, uid: string, documentId: string): Promise<string> {
  const row = await strapi.db.query(uid).findOne({ where: { documentId } });
  return String(row?.title ?? row?.name ?? documentId);
}
