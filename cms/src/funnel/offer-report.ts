import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import { isDay } from './funnel-count';
import { DIMENSIONS, type FunnelQuestion } from './funnel-report';
import { funnelTable } from './funnel-table';
import { readReport } from './read-report';

const BANNERS = 'api::site.banner';
const DAY_MS = 86_400_000;
/** As long as days are kept at least, and no longer than a chart can show. */
const MOST_DAYS = 731;

/** Offers the way from page to order to those who keep the banners: marketers and administrators. */
export function offerReport(strapi: Core.Strapi): void {
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/funnel',
      async answer(question) {
        const asked = readQuestion(question);
        return readReport(strapi.db.connection, asked, await bannerTitles(strapi));
      },
    },
    {
      method: 'GET',
      path: '/funnel-table',
      async answer(question) {
        const asked = readQuestion(question);
        return { csv: await funnelTable(strapi.db.connection, asked, await bannerTitles(strapi)) };
      },
    },
  ]);
}

function readQuestion({ can, query }: PanelQuestion): FunnelQuestion {
  if (!can('plugin::content-manager.explorer.read', BANNERS))
    throw new errors.ForbiddenError('Отчёт видят маркетологи и администраторы.');
  const { from, to, by = 'all', key } = query;
  const dimension = DIMENSIONS.find((known) => known === by);
  if (!isDay(from) || !isDay(to) || dimension === undefined || (key !== undefined && typeof key !== 'string'))
    throw new errors.ValidationError('Такого отчёта нет: проверьте период.');
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (!(days >= 1)) throw new errors.ValidationError('Конец периода должен быть не раньше начала.');
  if (days > MOST_DAYS) throw new errors.ValidationError('Выберите период не длиннее двух лет.');
  return { from, to, by: dimension, ...(key !== undefined && { key }) };
}

/** By document id; the newest words of each. */
async function bannerTitles(strapi: Core.Strapi): Promise<Map<string, string>> {
  const rows: { documentId: string; title: string | null }[] = await strapi.db
    .query(BANNERS)
    .findMany({ select: ['documentId', 'title'], orderBy: { id: 'asc' } });
  return new Map(rows.map(({ documentId, title }) => [documentId, title ?? 'Без названия']));
}
