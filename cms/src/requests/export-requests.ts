import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { offerToPanel } from '../panel/panel-routes';
import { VALUE_CAPTIONS } from '../panel/value-captions';
import { REQUEST } from './take-request';

const COLUMNS = {
  createdAt: 'Получена, по Москве',
  state: 'Состояние',
  kind: 'О чём',
  name: 'Имя',
  phone: 'Телефон',
  email: 'Почта',
  message: 'Сообщение',
  details: 'Подробности',
  support_note: 'Заметка поддержки',
  request_id: 'Номер на сайте',
} as const;

const MOMENT = new Intl.DateTimeFormat('ru', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' },
});

/** Their values are choices, which people read by their captions. */
const CHOICES = ['state', 'kind'];

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** Offers all requests as a table for spreadsheets to those who may read them in the panel. */
export function offerExport(strapi: Core.Strapi): void {
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/requests-table',
      async answer({ can }) {
        if (!can('plugin::content-manager.explorer.read', REQUEST)) {
          throw new errors.ForbiddenError('Заявки видит только поддержка.');
        }
        const requests = await strapi.db.query(REQUEST).findMany({ orderBy: { createdAt: 'desc' } });
        return { csv: toCsv(requests) };
      },
    },
  ]);
}

/** With the mark by which spreadsheets know the letters, and semicolons, as they are set up for Russian. */
export function toCsv(requests: readonly object[]): string {
  const fields = Object.keys(COLUMNS);
  const lines = requests.map((request) =>
    fields.map((field) => cell(inWords(field, Reflect.get(request, field)))),
  );
  return `\uFEFF${[Object.values(COLUMNS).map(cell), ...lines].map((line) => line.join(';')).join('\r\n')}\r\n`;
}

function inWords(field: string, value: unknown): unknown {
  if (field === 'createdAt') return MOMENT.format(new Date(String(value)));
  return CHOICES.includes(field) ? (VALUE_CAPTIONS[String(value)] ?? value) : value;
}

function cell(value: unknown): string {
  const text = String(value ?? '');
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
