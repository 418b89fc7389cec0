import type { Core } from '@strapi/strapi';
import { nameOf, type PanelUser } from '../editorial/actor';
import { type AnswerRow, answersTo, nextOrdinal } from './answers/answer-request';
import type { Consent } from './read-consent';
import { REQUEST } from './request-type';
import type { Answering, Colleague, ShownAnswer, ShownDelivery, ShownRequest } from './shown-request';

const READ = 'plugin::content-manager.explorer.read';

/** A stored request, in the parts that are told here. */
export interface RequestRow {
  documentId: string;
  email: string | null;
  consent: Consent | null;
  assignee: string | null;
  assignee_id: number | null;
  delivery_state: 'not-needed' | 'waiting' | 'delivered' | 'given-up' | null;
  delivery_attempts: number | null;
  delivery_due: string | null;
  delivered_at: string | null;
  delivery_error: string | null;
}

interface Surroundings {
  hasLanding: boolean;
  hasMail: boolean;
  may: ShownRequest['may'];
  now: Date;
}

export async function showRequest(
  strapi: Core.Strapi,
  request: RequestRow,
  { hasLanding, hasMail, may, now }: Surroundings,
): Promise<ShownRequest> {
  const answers = await answersTo(strapi, request.documentId);
  const { assignee: name, assignee_id: id, consent } = request;
  return {
    delivery: deliveryOf(request, hasLanding, now),
    consent,
    assignee: name === null || id === null ? null : { id, name },
    people: may.work ? await colleagues(strapi) : [],
    answers: answers.map((answer) => shownAnswer(answer, now)),
    answering: answeringOf(request, answers, hasMail),
    may,
  };
}

/** Who sees requests in the panel, and so may be given one. */
export async function colleagues(strapi: Core.Strapi): Promise<Colleague[]> {
  const sees = [{ code: 'strapi-super-admin' }, { permissions: { action: READ, subject: REQUEST } }];
  const users: (PanelUser & { blocked?: boolean | null })[] = await strapi.db.query('admin::user').findMany({
    where: { isActive: true, roles: { $or: sees } },
    orderBy: { id: 'asc' },
  });
  // Somebody with two such roles is found by each.
  const named = new Map(
    users
      .filter(({ blocked }) => blocked !== true)
      .map((user) => [user.id, { id: user.id, name: nameOf(user) }]),
  );
  return [...named.values()];
}

function deliveryOf(request: RequestRow, hasLanding: boolean, now: Date): ShownDelivery {
  const { delivery_attempts: attempts, delivery_error, delivery_due, delivered_at } = request;
  const error = delivery_error?.replace(/^it answered (\d+)$/, 'ответ $1') ?? null;
  switch (request.delivery_state) {
    case 'waiting':
      return hasLanding
        ? { state: 'waiting', attempts: attempts ?? 0, next: delivery_due ?? now.toISOString(), error }
        : { state: 'nowhere' };
    case 'delivered':
      return { state: 'delivered', at: delivered_at ?? now.toISOString() };
    case 'given-up':
      return { state: 'given-up', attempts: attempts ?? 0, error };
    case 'not-needed':
    case null:
      return { state: 'not-needed' };
  }
}

function shownAnswer(answer: AnswerRow, now: Date): ShownAnswer {
  const { ordinal, text, person, state, sent_at: sentAt, error, claimed_until: until } = answer;
  const wasLeft = state === 'sending' && until !== null && new Date(until) < now;
  return { ordinal, text, person, sentAt, error, state: wasLeft ? 'unknown' : state };
}

function answeringOf({ email }: RequestRow, answers: readonly AnswerRow[], hasMail: boolean): Answering {
  if (!hasMail) return { state: 'no-mail' };
  if (!email) return { state: 'no-address' };
  return { state: 'possible', ordinal: nextOrdinal(answers), to: email };
}
