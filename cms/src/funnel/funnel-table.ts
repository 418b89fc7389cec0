import { toCsv } from '../spreadsheets/csv';
import { isStep, type Step } from './funnel-count';
import { COUNTS, type Database, KEY } from './funnel-tables';
import { bannerName, campaignName, productName, VARIANTS } from './group-names';

const STEP_NAMES: Record<Step, string> = {
  visit: 'Посещение сайта',
  page: 'Страница продукта',
  view: 'Показ баннера',
  click: 'Переход с баннера',
  registration: 'Регистрация',
  order: 'Заказ',
};

/** What was owed to a banner stands in the table without one too: under a name of its own, so that nobody adds up both. */
const OWED_NAMES: Partial<Record<Step, string>> = {
  registration: 'Регистрация после показа',
  order: 'Заказ после показа',
};

const HEAD = ['День', 'Шаг', 'Продукт', 'Кампания', 'Баннер', 'Вариант', 'Сколько'];

/** Every count of a period as a table for spreadsheets. */
export async function funnelTable(
  database: Database,
  { from, to }: { from: string; to: string },
  titles: ReadonlyMap<string, string>,
): Promise<string> {
  const rows: Record<string, string>[] = await database(COUNTS)
    .select(...KEY, 'amount')
    .whereBetween('day', [from, to])
    .orderBy(KEY.map((column) => ({ column })));
  return toCsv(
    HEAD,
    rows.map(({ day = '', step = '', product = '', campaign = '', banner = '', variant = '', amount }) => [
      ...[day, stepName(step, banner), productName(product), campaignName(campaign)],
      ...(banner ? [bannerName(titles.get(banner)), VARIANTS[variant] ?? variant] : ['', '']),
      Number(amount),
    ]),
  );
}

function stepName(step: string, banner: string): string {
  if (!isStep(step)) return step;
  return (banner && OWED_NAMES[step]) || STEP_NAMES[step];
}
