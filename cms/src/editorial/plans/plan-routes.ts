import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { confirmedForPlan } from '../../prices/confirmed-for-plan';
import type { PanelRoute } from '../../strapi/panel-routes';
import { currentActor } from '../actor';
import { askedEntry, typesWith, wordsIn } from '../asked-entry';
import { typeName } from '../entries';
import { cancelPlan, endedPlans, listPlans, openPlans, type PlanRow, planChange } from './plans';
import type { ListedPlan, PlanAction, PlansOfEntry, ShownPlan } from './shown-plans';

export function planRoutes(strapi: Core.Strapi, priceChangeLimit: number): PanelRoute[] {
  const path = '/editorial/entries/:uid/:documentId/plans';
  return [
    {
      method: 'GET',
      path,
      answer: async (question): Promise<PlansOfEntry> => {
        const { entry, may } = await askedEntry(strapi, question, 'read');
        const [open, ended] = await Promise.all([openPlans(strapi, entry), endedPlans(strapi, entry)]);
        return { open: open.map(shown), ended: ended.map(shown), mayPlan: may('publish') };
      },
    },
    {
      method: 'PUT',
      path: `${path}/:action`,
      answer: async (question) => {
        const action = actionIn(question.params.action);
        const { entry, title } = await askedEntry(strapi, question, 'publish');
        const due = momentIn(wordsIn(question.body, 'dueAt'));
        const actor = currentActor(strapi);
        const confirmedPrices =
          action === 'publish' ? await confirmedForPlan(strapi, entry, priceChangeLimit) : undefined;
        await planChange(strapi, { entry, title, action, due, actor, confirmedPrices, now: new Date() });
        return {};
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:action`,
      answer: async (question) => {
        const action = actionIn(question.params.action);
        const { entry } = await askedEntry(strapi, question, 'publish');
        await cancelPlan(strapi, entry, action, currentActor(strapi));
        return {};
      },
    },
    {
      method: 'GET',
      path: '/editorial/plans',
      answer: async (): Promise<{ plans: ListedPlan[] }> => {
        const rows = await listPlans(strapi, typesWith(strapi, 'publish'));
        return {
          plans: rows.map((row) => ({
            ...shown(row),
            uid: row.entry_type,
            documentId: row.entry_id,
            language: row.locale,
            title: row.title ?? 'Без названия',
            type: typeName(row.entry_type, row.locale),
          })),
        };
      },
    },
  ];
}

function shown({ id, action, due_at, state, outcome, person }: PlanRow): ShownPlan {
  return { id, action, dueAt: due_at, state, outcome, person };
}

function actionIn(word: string | undefined): PlanAction {
  if (word === 'publish' || word === 'unpublish') return word;
  throw new errors.ValidationError('Запланировать можно публикацию или снятие с неё.');
}

/** A moment with its zone: without one it would mean the server's own clock. */
function momentIn(text: string): Date {
  const moment = new Date(text);
  if (!/(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(moment.getTime())) {
    throw new errors.ValidationError('Укажите день и время.');
  }
  return moment;
}
