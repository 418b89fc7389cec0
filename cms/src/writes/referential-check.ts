import type { Core } from '@strapi/strapi';
import { textIn } from '../field-of';
import { findReferences, REFERABLE } from '../references/find-references';
import { groupLeftEmpty } from '../references/group-left-empty';
import { nameReferences } from '../references/name-references';
import { refusalOf } from '../refusal';
import type { WriteStep } from './write-step';

/**
 * Refuses to delete what others use, and to hide from visitors what others show them, naming the users. It stands in the
 * document service, so it holds for one and for many, for the panel, the scheduler and scripts alike.
 */
export function referentialCheck(strapi: Core.Strapi): WriteStep {
  return {
    name: 'referential check',
    of: REFERABLE,
    on: ['unpublish', 'delete'],
    async refuse({ uid, action, documentId, before }) {
      if (documentId === undefined) return undefined;
      const references = await findReferences(strapi, uid, documentId);
      const lost = action === 'delete' ? references : references.filter(({ isShown }) => isShown);
      if (lost.length === 0) return undefined;
      const entry = await before.draft();
      const title = textIn(entry, 'title') ?? textIn(entry, 'name') ?? documentId;
      const words = action === 'delete' ? 'удалить' : 'снять с публикации';
      return {
        message: `Нельзя ${words} «${title}»: на это опираются другие. Где: ${nameReferences(lost)}.`,
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
