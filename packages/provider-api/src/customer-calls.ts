import { type CustomerSession, fail, type ProviderFailure, type Result, succeed } from '@vitrina/ordering';
import type { HttpFailure } from '@vitrina/provider-http';
import type { EndpointName, RequestOf, ResponseOf } from './contract';
import type { CallOptions, ProviderHttp } from './http';
import { told } from './told';

export interface CustomerCalls {
  call: <Name extends EndpointName>(
    name: Name,
    request: RequestOf<Name>,
    params?: CallOptions['params'],
  ) => Promise<Result<ResponseOf<Name>, ProviderFailure>>;
  /** The session with the newest access token. */
  session: () => CustomerSession;
}

/** Renewals that are under way, by credentials. One object is shared by all requests of a process. */
export type PendingRefreshes = Map<string, Promise<Result<string, HttpFailure>>>;

/**
 * Calls made in a customer's name. A 401 renews the access token once and repeats the call; calls that wait
 * at the same time share one renewal (rule R75).
 */
export function createCustomerCalls(
  http: ProviderHttp,
  start: CustomerSession,
  pending: PendingRefreshes,
): CustomerCalls {
  let session = start;
  const ask: <Name extends EndpointName>(
    name: Name,
    request: RequestOf<Name>,
    params: CallOptions['params'] & object,
  ) => ReturnType<typeof http<Name>> = async (name, request, params) => {
    const first = await http(name, request, { params, credentials: customer(session) });
    if (first.ok || first.failure.kind !== 'refused' || first.failure.status !== 401) return first;
    const renewed = await refreshOnce(http, session.credentialsCookie, pending);
    if (!renewed.ok) return first;
    session = { ...session, accessToken: renewed.value };
    return http(name, request, { params, credentials: customer(session) });
  };
  return {
    session: () => session,
    call: async (name, request, params = {}) => {
      const answer = await ask(name, request, params);
      return answer.ok ? succeed(answer.value.body) : fail(told(answer.failure));
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
): Promise<Result<string, HttpFailure>> {
  const waiting = pending.get(cookie);
  if (waiting) return waiting;
  const refresh = http('refreshToken', {}, { credentials: { kind: 'cookie', cookie } })
    .then((answer) => (answer.ok ? succeed(answer.value.body.access_token) : fail(answer.failure)))
    .finally(() => pending.delete(cookie));
  pending.set(cookie, refresh);
  return refresh;
}
