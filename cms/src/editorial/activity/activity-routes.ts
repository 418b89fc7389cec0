import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { CONTENT } from '../../content';
import type { PanelQuestion, PanelRoute } from '../../strapi/panel-routes';
import { rightsTo } from '../asked-entry';
import { isDrafted, typeName } from '../entries';
import {
  ACCOUNT,
  ACCOUNT_ACTIONS,
  actionInWords,
  JOURNAL_ACTIONS,
  peopleOfActivity,
  readActivity,
} from './activity';
import type { ActivityChoices, ActivityPage } from './shown-activity';

export function activityRoutes(strapi: Core.Strapi): PanelRoute[] {
  return [
    {
      method: 'GET',
      path: '/editorial/activity',
      answer: async ({ query, can }): Promise<ActivityPage> => {
        const types = ownTypes(strapi, can).filter((uid) => query.type === undefined || query.type === uid);
        const filter = {
          types,
          ...textFilter(query, 'person'),
          ...textFilter(query, 'kind'),
          ...textFilter(query, 'title'),
          ...textFilter(query, 'entryId'),
          ...dayFilter(query, 'from', 0),
          ...dayFilter(query, 'to', 1),
        };
        const page = Math.min(Math.max(Math.trunc(Number(query.page ?? 1)) || 1, 1), 10_000);
        const { rows, hasMore } = await readActivity(strapi, filter, page);
        return {
          hasMore,
          rows: rows.map(({ id, at, person, kind, details, entry_type, entry_id, locale, title }) => ({
            id,
            at,
            person,
            action: actionInWords(kind),
            details,
            uid: entry_type,
            documentId: entry_id,
            language: locale,
            title: title ?? 'Без названия',
            type: typeName(entry_type, locale),
          })),
        };
      },
    },
    {
      method: 'GET',
      path: '/editorial/activity/choices',
      answer: async ({ can }): Promise<ActivityChoices> => {
        const types = ownTypes(strapi, can);
        const actions = { ...JOURNAL_ACTIONS, ...(types.includes(ACCOUNT) ? ACCOUNT_ACTIONS : {}) };
        return {
          people: await peopleOfActivity(strapi, types),
          actions: Object.entries(actions).map(([value, label]) => ({ value, label })),
          types: types.map((value) => ({ value, label: typeName(value) })),
        };
      },
    },
  ];
}

/** The person's own domain: what they may publish, or change where nothing is drafted. An author sees no journal. */
function ownTypes(strapi: Core.Strapi, can: PanelQuestion['can']): string[] {
  const content: string[] = CONTENT.filter((uid) =>
    rightsTo(strapi, uid)(isDrafted(strapi, uid) ? 'publish' : 'update'),
  );
  const types = [...content, ...(can('admin::users.read') ? [ACCOUNT] : [])];
  if (types.length === 0) throw new errors.ForbiddenError('На это у вас нет прав.');
  return types;
}

function textFilter<Name extends string>(
  query: Record<string, unknown>,
  name: Name,
): { [K in Name]?: string } {
  const value = query[name];
  const found: { [K in Name]?: string } = {};
  if (typeof value === 'string' && value !== '') Reflect.set(found, name, value);
  return found;
}

/** The beginning of a day in Moscow, or of the day after it. */
function dayFilter<Name extends string>(
  query: Record<string, unknown>,
  name: Name,
  daysLater: number,
): { [K in Name]?: Date } {
  const value = query[name];
  const found: { [K in Name]?: Date } = {};
  const moment = new Date(`${String(value)}T00:00:00+03:00`);
  if (value === undefined || value === '' || Number.isNaN(moment.getTime())) return found;
  moment.setUTCDate(moment.getUTCDate() + daysLater);
  Reflect.set(found, name, moment);
  return found;
}
