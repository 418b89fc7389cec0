import type { Core } from '@strapi/strapi';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { secondsToWait } from '../access/limiters';
import { tellOfDelivery } from './delivery/open-deliveries';
import { firstState } from './delivery/waiting-deliveries';
import { findKnown, noteCorrection } from './note-correction';
import type { ReadConsent } from './read-consent';
import { MOST_BYTES, readRequest, type TakenRequest } from './request-schema';
import { REQUEST } from './request-type';
import { isSiteKey } from './site-key';

interface Context {
  status: number;
  body: unknown;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** The site is the only one who sends, and limits each visitor by itself; this bounds what a stolen key could do. */
const limiter = new RateLimiterMemory({ points: 600, duration: 60 });

/** Answers `POST /api/requests`: 201 for a new request, 200 for one that is here already. Nothing of it is answered. */
export async function takeRequest(strapi: Core.Strapi, ctx: Context, body: unknown): Promise<void> {
  if (!isSiteKey(ctx.get('authorization'))) return answer(ctx, 401, 'the key is missing or wrong');
  const wait = await secondsToWait(limiter, 'site');
  if (wait > 0) {
    ctx.set('Retry-After', String(wait));
    return answer(ctx, 429, 'too many requests in a minute');
  }
  if (Number(ctx.get('content-length')) > MOST_BYTES) return answer(ctx, 413, 'the request is too long');
  const read = readRequest(body);
  if ('faults' in read) return answer(ctx, 400, `wrong fields: ${read.faults.join(', ')}`);
  const { request, given } = read;
  if (given.lost.length > 0) strapi.log.warn(lossOf(request, given));
  ctx.status = (await keep(strapi, request)) === 'kept' ? 201 : 200;
  ctx.body = { id: request.request_id };
}

async function keep(strapi: Core.Strapi, request: TakenRequest): Promise<'kept' | 'known'> {
  if (await isKnown(strapi, request)) return 'known';
  try {
    await strapi.documents(REQUEST).create({ data: { ...request, ...firstState(request, new Date()) } });
    tellOfDelivery(strapi);
    return 'kept';
  } catch (error) {
    // Two sendings at the same moment: the database's unique index has let in one of them.
    if (await isKnown(strapi, request)) return 'known';
    throw error;
  }
}

/** Whether the request is here already; then what was mended since is here too. */
async function isKnown(strapi: Core.Strapi, request: TakenRequest): Promise<boolean> {
  const known = await findKnown(strapi, request);
  if (known === null) return false;
  await noteCorrection(strapi, known, request);
  return true;
}

/** What could be read is kept in the log when the request has no place for it. */
function lossOf({ request_id: id, consent }: TakenRequest, { lost, rest }: ReadConsent): string {
  const kept = consent === null ? `, only ${JSON.stringify(rest)}` : '';
  return `Of the consent of request ${id} these parts could not be read: ${lost.join(', ')}${kept}.`;
}

function answer(ctx: Context, status: number, error: string): void {
  ctx.status = status;
  ctx.body = { error };
}
