import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { VALUE_CAPTIONS } from '../panel/value-captions';
import { csvHead, csvRows } from '../spreadsheets/csv';
import { offerToPanel, PanelFile } from '../strapi/panel-routes';
import { consentInWords } from './consent-in-words';
import type { Consent } from './read-consent';
import { REQUEST } from './request-type';

const COLUMNS = {
  createdAt: 'Получена, по Москве',
  state: 'Состояние',
  number: 'Номер',
  kind: 'О чём',
  name: 'Имя',
  phone: 'Телефон',
  email: 'Почта',
  message: 'Сообщение',
  details: 'Подробности',
  support_note: 'Заметка поддержки',
  assignee: 'Исполнитель',
  answered_at: 'Отвечено, по Москве',
  delivery_state: 'Передача',
  consent: 'Согласие',
  request_id: 'Идентификатор',
} as const;

const MOMENT = new Intl.DateTimeFormat('ru', {
  ...{ dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Moscow' },
});

/** Their values are choices, which people read by their captions. */
const CHOICES = ['state', 'kind', 'delivery_state'];

const MOMENTS = ['createdAt', 'answered_at'];

/** So many are in memory at once, however many there are. */
const BATCH = 1000;

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
        // Asked for before anything is sent: a database that is away is answered as such.
        const newest = await requestsBefore(strapi);
        return new PanelFile('text/csv', Readable.from(tableOf(strapi, newest)));
      },
    },
  ]);
}

interface StoredRequest {
  id: number;
}

/** The newest of all, or of those that came before one. */
function requestsBefore(strapi: Core.Strapi, id?: number): Promise<StoredRequest[]> {
  const where = id === undefined ? {} : { id: { $lt: id } };
  return strapi.db.query(REQUEST).findMany({ where, orderBy: { id: 'desc' }, limit: BATCH });
}

/** The newest first, part by part: what comes in meanwhile moves none that is still to be read. */
async function* tableOf(strapi: Core.Strapi, newest: StoredRequest[]): AsyncGenerator<string> {
  const fields = Object.keys(COLUMNS);
  yield csvHead(Object.values(COLUMNS));
  let requests = newest;
  while (requests.length > 0) {
    yield csvRows(
      requests.map((request) => fields.map((field) => inWords(field, Reflect.get(request, field)))),
    );
    requests = await requestsBefore(strapi, requests.at(-1)?.id);
  }
}

function inWords(field: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (MOMENTS.includes(field)) return MOMENT.format(new Date(String(value)));
  if (field === 'consent') return consentInWords(value as Consent);
  return CHOICES.includes(field) ? (VALUE_CAPTIONS[String(value)] ?? String(value)) : String(value);
}
