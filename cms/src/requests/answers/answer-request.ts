import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { nameOf, type PanelUser } from '../../editorial/actor';
import { isTaken } from '../../editorial/is-taken';
import { ANSWER, REQUEST } from '../request-type';
import { type Letter, sendLetter } from './mail';

/** A mail server that answers every step in time may still need long for all of them: this is for all. */
const PATIENCE_MS = 45_000;
/** Longer than that; what is still being sent after this was left behind, by a CMS that died or a server that does not answer. */
const HOLD_MS = 60_000;
const LONGEST_ANSWER = 10_000;
const LONGEST_ERROR = 250;

export interface AnswerRow {
  id: number;
  request: string;
  ordinal: number;
  text: string;
  person: string;
  person_id: number | null;
  state: 'sending' | 'sent' | 'failed';
  error: string | null;
  sent_at: string | null;
  claimed_until: string | null;
}

export interface NewAnswer {
  documentId: string;
  /** Which answer to this request it is. Whoever else writes this one, in another window or by a second click, is too late. */
  ordinal: number;
  text: string;
  user: PanelUser;
  /** Whom the letter is from. */
  from: string;
}

const TOO_SLOW =
  'Почтовый сервер не ответил вовремя: неизвестно, ушло ли письмо. Обновите страницу через минуту.';
const TOO_LATE = 'На заявку уже ответили, или ответ ещё отправляется. Обновите страницу.';

/** Sends an answer by e-mail and keeps it with the request. */
export async function answerRequest(
  strapi: Core.Strapi,
  answer: NewAnswer,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const request = await strapi.db.query(REQUEST).findOne({ where: { documentId: answer.documentId } });
  if (request === null) throw new errors.NotFoundError('Такой заявки больше нет.');
  const text = answer.text.trim();
  if (text === '') throw new errors.ValidationError('Напишите ответ.');
  if (text.length > LONGEST_ANSWER) {
    throw new errors.ValidationError(`Ответ длиннее ${LONGEST_ANSWER} знаков: сократите его.`);
  }
  if (!request.email) throw new errors.ValidationError('В заявке нет почты: ответить можно по телефону.');
  const mine = await begin(strapi, { ...answer, text });
  const subject = request.number ? `Ответ на заявку ${request.number}` : 'Ответ на вашу заявку';
  const letter = { to: request.email, subject, text, messageId: messageIdOf(answer) };
  await orTooSlow(patienceMs, sendAndNote(strapi, mine, letter));
}

/** Also what ends after its time is noted, unless somebody has taken the answer over. */
async function sendAndNote(strapi: Core.Strapi, mine: Mine, letter: Letter): Promise<void> {
  try {
    await sendLetter(strapi, letter);
  } catch (error) {
    return fail(strapi, mine, error);
  }
  await settle(strapi, mine, new Date());
}

/** Ends the waiting and not the sending, which cannot be called back: until its hold is over the answer is nobody else's. */
async function orTooSlow(patienceMs: number, sending: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new errors.ApplicationError(TOO_SLOW)), patienceMs);
  });
  try {
    await Promise.race([sending, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Which answer comes next: the one that did not go out, or a new one. */
export function nextOrdinal(answers: readonly AnswerRow[]): number {
  const last = answers.at(-1);
  if (last === undefined) return 1;
  return last.state === 'sent' ? last.ordinal + 1 : last.ordinal;
}

export function answersTo(strapi: Core.Strapi, documentId: string): Promise<AnswerRow[]> {
  return strapi.db.query(ANSWER).findMany({ where: { request: documentId }, orderBy: { ordinal: 'asc' } });
}

/** The note of what is being sent, by the one who sends it: whoever takes it over writes a later end. */
interface Mine {
  request: string;
  ordinal: number;
  state: 'sending';
  claimed_until: Date;
}

/** The note of an answer is there before the letter; the database lets one have it. */
async function begin(strapi: Core.Strapi, { documentId, ordinal, text, user }: NewAnswer): Promise<Mine> {
  const wanted = { request: documentId, ordinal };
  if (nextOrdinal(await answersTo(strapi, documentId)) !== ordinal)
    throw new errors.ValidationError(TOO_LATE);
  const now = new Date();
  const claim = { state: 'sending' as const, claimed_until: new Date(now.getTime() + HOLD_MS) };
  const begun = { ...claim, text, person: nameOf(user), person_id: user.id, error: null };
  try {
    await strapi.db.query(ANSWER).create({ data: { ...wanted, ...begun } });
  } catch (error) {
    if (!isTaken(error)) throw error;
    const isFree = { $or: [{ state: 'failed' }, { state: 'sending', claimed_until: { $lt: now } }] };
    const { count } = await strapi.db
      .query(ANSWER)
      .updateMany({ where: { ...wanted, ...isFree }, data: begun });
    if (count === 0) throw new errors.ValidationError(TOO_LATE);
  }
  return { ...wanted, ...claim };
}

async function settle(strapi: Core.Strapi, mine: Mine, now: Date): Promise<void> {
  await strapi.db.query(ANSWER).updateMany({ where: { ...mine }, data: { state: 'sent', sent_at: now } });
  await strapi.db
    .query(REQUEST)
    .updateMany({ where: { documentId: mine.request }, data: { answered_at: now } });
}

async function fail(strapi: Core.Strapi, mine: Mine, fault: unknown): Promise<never> {
  const error = (fault instanceof Error ? fault.message : String(fault)).slice(0, LONGEST_ERROR);
  await strapi.db.query(ANSWER).updateMany({ where: { ...mine }, data: { state: 'failed', error } });
  throw new errors.ApplicationError(`Письмо не ушло: ${error}`);
}

function messageIdOf({ documentId, ordinal, from }: NewAnswer): string {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';
  return `<request-${documentId}-${ordinal}@${domain}>`;
}
