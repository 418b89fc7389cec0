import type { Core } from '@strapi/strapi';
import type { TakenRequest } from './request-schema';
import { REQUEST } from './request-type';
import { storableText } from './storable';

/** As long as the column may be (`schema.json` of the request). */
const LONGEST_DETAILS = 3_000;
/** Less of a correction says nothing to anybody. */
const LEAST_ROOM = 80;
const TRIES = 10;

const COMPARED = { name: 'имя', phone: 'телефон', email: 'почта', message: 'сообщение' } as const;

export type KnownRequest = Record<keyof typeof COMPARED | 'details', string | null> & { id: number };

export function findKnown(strapi: Core.Strapi, { request_id }: TakenRequest): Promise<KnownRequest | null> {
  return strapi.db.query(REQUEST).findOne({ where: { request_id } });
}

/**
 * A form that was not seen to be answered is mended and sent again under its id. What has changed is added to the details, each version
 * once, and a delivery that nobody has begun takes the newer words along. The first words stay: nobody knows which came later.
 */
export async function noteCorrection(strapi: Core.Strapi, known: KnownRequest, sent: TakenRequest) {
  let row: KnownRequest | null = known;
  for (let tries = 0; row !== null && tries < TRIES; tries++) {
    const line = correctionLine(row, sent);
    if (line === undefined || (row.details ?? '').split('\n').includes(line)) return;
    const details = withLine(row.details ?? '', line);
    if (details === undefined) {
      strapi.log.warn(
        `Request ${sent.request_id} was sent again with other words, for which it has no room.`,
      );
      return;
    }
    if (await write(strapi, row, details, sent)) return;
    // Somebody else was faster: perhaps with the same words.
    row = await findKnown(strapi, sent);
  }
  if (row !== null) throw new Error(`The correction of request ${sent.request_id} could not be kept.`);
}

/** What differs from the first words, in one line; undefined where nothing does. */
function correctionLine(known: KnownRequest, sent: TakenRequest): string | undefined {
  const changes = (Object.keys(COMPARED) as (keyof typeof COMPARED)[])
    .filter((field) => (known[field] ?? '') !== sent[field])
    .map((field) => `${COMPARED[field]} ${sent[field].replace(/\s+/g, ' ').trim() || 'не указано'}`);
  return changes.length === 0 ? undefined : `Отправлено ещё раз, исправлено: ${changes.join('; ')}`;
}

function withLine(details: string, line: string): string | undefined {
  const before = details === '' ? '' : `${details}\n`;
  const room = LONGEST_DETAILS - before.length;
  if (line.length <= room) return before + line;
  return room < LEAST_ROOM ? undefined : before + storableText(`${line.slice(0, room - 1)}…`);
}

/** Both or neither, and only over the details that were read: of several that try, the database lets one through. */
async function write(
  strapi: Core.Strapi,
  { id, details: before }: KnownRequest,
  details: string,
  sent: TakenRequest,
): Promise<boolean> {
  return strapi.db.transaction(async () => {
    const rows = strapi.db.query(REQUEST);
    const where = { id, details: before === null ? { $null: true } : before };
    const { count } = await rows.updateMany({ where, data: { details } });
    if (count === 0) return false;
    const isFree = [{ claimed_until: { $null: true } }, { claimed_until: { $lt: new Date() } }];
    if (sent.delivery !== null)
      await rows.updateMany({
        where: { id, delivery_state: 'waiting', $or: isFree },
        data: { delivery: sent.delivery },
      });
    return true;
  });
}
