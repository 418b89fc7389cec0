import type { Core } from '@strapi/strapi';
import { findUses, USABLE } from '../addresses/used/find-uses';
import { groupLeftEmpty } from '../addresses/used/group-left-empty';
import { nameUses } from '../addresses/used/name-uses';
import { textIn } from '../field-of';
import { refusalOf } from '../refusal';
import type { WriteStep } from './write-step';

/**
 * Refuses to delete what others use, and to hide from visitors what others show them, naming the users. It stands in the
 * document service, so it holds for one and for many, for the panel, the scheduler and scripts alike.
 */
export function referentialCheck(strapi: Core.Strapi): WriteStep {
  return {
    name: 'referential check',
    of: USABLE,
    on: ['unpublish', 'delete'],
    async refuse({ uid, action, documentId, before }) {
      if (documentId === undefined) return undefined;
      const uses = await findUses(strapi, uid, documentId);
      const lost = action === 'delete' ? uses : uses.filter(({ isShown }) => isShown);
      if (lost.length === 0) return undefined;
      const entry = await before.draft();
      const title = textIn(entry, 'title') ?? textIn(entry, 'name') ?? documentId;
      const words = action === 'delete' ? 'удалить' : 'снять с публикации';
      return {
        message: `Нельзя ${words} «${title}»: на это опираются другие. Где: ${nameUses(lost)}.`,
        details: { uses: lost },
      };
    },
  };
}

/** Refuses to publish the last static preset of a group that pages show in another group: their block would be empty. */
export function lastOfGroup(strapi: Core.Strapi): WriteStep {
  return {
    name: 'last of its group',
    of: ['api::commerce.static-preset'],
    on: ['publish'],
    async refuse({ before }) {
      const message = await groupLeftEmpty(strapi, await before.draft(), await before.published());
      return message === undefined ? undefined : refusalOf([{ path: ['group'], message }]);
    },
  };
}
