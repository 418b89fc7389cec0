import type { EndpointName, RequestOf } from '../provider/contract';
import type { ProviderFailure } from '../provider/failures';
import type { Answer, CallOptions, ProviderHttp } from '../provider/http';
import { fail, type Result, succeed } from '../result';

/** A logged-in customer as the site's server knows them. It holds secrets: it is kept sealed and never rendered. */
export interface CustomerSession {
  accessToken: string;
  /** The provider's own session, needed to renew the access token. */
  credentialsCookie: string;
  /** Opens the customer's session in the panel. */
  portalToken: string;
  user: { id: string; username: string; fullName: string; email: string };
}

export interface CustomerCalls {
  call: <Name extends EndpointName>(
    name: Name,
    request: RequestOf<Name>,
    params?: CallOptions['params'],
  ) => Promise<Result<Answer<Name>, ProviderFailure>>;
  /** The session with the newest access token; the caller keeps it. */
  session: () => CustomerSession;
}

/** Refreshes that are under way, by credentials. One object is shared by all requests of a process. */
export type PendingRefreshes = Map<string, Promise<Result<string, ProviderFailure>>>;

/**
 * Calls made in a customer's name. A 401 renews the access token once and repeats the call; calls that wait
 * at the same time share one renewal (specification 000, section 4).
 */
export function createCustomerCalls(
  http: ProviderHttp,
  start: CustomerSession,
  pending: PendingRefreshes,
): CustomerCalls {
  let session = start;
  return {
    session: () => session,
    call: async (name, request, params = {}) => {
      const first = await http(name, request, { params, credentials: customer(session) });
      if (first.ok || first.failure.kind !== 'refused' || first.failure.status !== 401) return first;
      const renewed = await refreshOnce(http, session.credentialsCookie, pending);
      if (!renewed.ok) return first;
      session = { ...session, accessToken: renewed.value };
      return http(name, request, { params, credentials: customer(session) });
    },
  };
}

function customer(session: CustomerSession) {
  return { kind: 'customer', accessToken: session.accessToken, userId: session.user.id } as const;
}

function refreshOnce(
  http: ProviderHttp,
  cookie: string,
  pending: PendingRefreshes,
): Promise<Result<string, ProviderFailure>> {
  const waiting = pending.get(cookie);
  if (waiting) return waiting;
  const refresh = http('refreshToken', {}, { credentials: { kind: 'cookie', cookie } })
    .then((answer) => (answer.ok ? succeed(answer.value.body.access_token) : fail(answer.failure)))
    .finally(() => pending.delete(cookie));
  pending.set(cookie, refresh);
  return refresh;
}
