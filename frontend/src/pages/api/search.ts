import type { NextApiRequest, NextApiResponse } from 'next';
import { basisCaption } from '~/copy/price-basis-words';
import { shopPeriods } from '~/copy/taxonomy';
import { inBasis } from '~/elements/price-basis';
import { besideServers, findServers } from '~/features/search/find-servers';
import { matchNote } from '~/features/search/match-servers';
import { toQuery } from '~/features/search/query';
import { searchAnswer } from '~/features/search/search-answer';
import { searchEverything } from '~/features/search/search-everything';
import { commerceIfKnown } from '~/features/search/search-sources';
import { t } from '~/messages';
import { readBasis } from '~/price-basis/price-basis';
import { withinPage } from '~/runtime/deadline';
import { forwardedAddressOf } from '~/runtime/forwarded-address';
import { createLimiter, type Limiter } from '~/security/limiter';
import { networkOf } from '~/security/network-of';

/** Nobody sends anything here. */
export const config = { api: { bodyParser: false } };

/** Two a second, over a minute: faster than a person types who waits for what is offered. */
const PER_MINUTE = 120;

let limiter: Limiter | undefined;

/**
 * The best of what a query finds, for a list that is shown while somebody types: `/api/search?q=nginx`. Prices are of
 * the basis that the browser names under the keys of an order.
 */
export default async function search(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').end();
  limiter ??= createLimiter({ points: PER_MINUTE, duration: 60, name: 'search-as-typed' });
  const wait = await limiter.waitFor(networkOf(forwardedAddressOf(request)));
  if (wait > 0) {
    response.setHeader('Cache-Control', 'no-store').setHeader('Retry-After', String(Math.ceil(wait / 1000)));
    return response.status(429).json({ error: t.search.tooManyQueries });
  }
  const query = toQuery(typeof request.query.q === 'string' ? request.query.q : null);
  // Which periods there are comes with the settings of selling; a process that has read them does not wait for them.
  if (shopPeriods().length === 0) await withinPage(commerceIfKnown);
  const basis = readBasis(request.query);
  const [found, servers] = await withinPage(() =>
    Promise.all([searchEverything(query), findServers(query, basis)]),
  );
  const groups = besideServers(found.groups, servers);
  const answer = {
    ...searchAnswer(query, { ...found, groups }, basis),
    serversNote: servers.some(({ prices }) => prices) ? basisCaption(basis) : '',
    servers: servers.map(({ prices, ...server }) => ({
      ...server,
      href: inBasis(server.href, basis),
      note: matchNote({ note: server.note, prices }, basis),
    })),
  };
  // What could not be searched may be there in a second.
  response.setHeader('Cache-Control', answer.missing.length > 0 ? 'no-store' : 'private, max-age=60');
  response.status(200).json(answer);
}
