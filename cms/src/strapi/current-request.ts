import type { Core } from '@strapi/strapi';

/** The request that is being answered, as far as logins and sessions want to know it. */
export interface CurrentRequest {
  /** The same object as long as the request lasts. */
  key: object;
  get(header: string): string;
  set(header: string, value: string): void;
  socketAddress: string;
  /** As Strapi names what answers it; '' of what it does not name. */
  handler: string;
  /** The token's own name, which changes with each renewal of the session. */
  sessionId: string | undefined;
}

/** Nothing where nobody asked: at the start, in a command, in work beside. */
export function currentRequest(strapi: Core.Strapi): CurrentRequest | undefined {
  const context = strapi.requestContext.get();
  if (context === undefined) return undefined;
  const { route, session } = context.state;
  return {
    key: context,
    get: (header) => context.get(header),
    set: (header, value) => context.set(header, value),
    socketAddress: context.req.socket.remoteAddress ?? '',
    handler: typeof route?.handler === 'string' ? route.handler : '',
    sessionId: typeof session?.id === 'string' ? session.id : undefined,
  };
}
