import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** By this header the proxy says that a page stood at the address until an editor withdrew it. Nobody outside sees it. */
export const WITHDRAWN = 'x-vitrina-withdrawn';

/** Node.js tells of every request on this channel, before anybody has begun to answer it. */
const BEGUN = 'http.server.request.start';

/**
 * Where a page was withdrawn, 'there is no such page' is said with 410: search engines then forget it at once and do not come
 * again to look. Whatever stands there by now is shown as it is, so nobody has to know when an address comes back to life.
 */
export function tellWithdrawn(): void {
  subscribe(BEGUN, (message) => {
    const { response } = message as { request: IncomingMessage; response: ServerResponse };
    tellGone(response);
  });
}

export function tellGone(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...args: unknown[]) => {
    const isGone = response.hasHeader(WITHDRAWN) && args[0] === 404;
    response.removeHeader(WITHDRAWN);
    // The reason phrase, which may stand in the second place, is that of a 404.
    const written = isGone ? [410, ...args.slice(1).filter((arg) => typeof arg === 'object')] : args;
    return writeHead.apply(response, written as Parameters<typeof writeHead>);
  };
}
