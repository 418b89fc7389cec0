import type { IncomingMessage } from 'node:http';

interface Context {
  method: string;
  status: number;
  req: IncomingMessage;
  /** Parses the target of the request when it is asked for. */
  path: string;
  get(header: string): string;
  set(header: string, value: string): void;
}

/** Those anything here answers to. The router would say of others that the CMS cannot do them yet, as if it had failed. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Refuses, before anybody else reads it, what no part of the CMS could read: it would end as an error of ours. */
export default () => async (ctx: Context, next: () => Promise<void>) => {
  if (!METHODS.includes(ctx.method)) {
    ctx.set('Allow', METHODS.join(', '));
    ctx.status = 405;
  } else if (!hasPath(ctx)) {
    ctx.status = 400;
  } else if ((ctx.get('content-encoding') || 'identity') !== 'identity') {
    // Nobody sends packed bodies, and a small one could unpack to anything.
    ctx.status = 415;
  } else {
    await next();
  }
};

/** Koa throws where a target names a host that there cannot be. */
function hasPath(ctx: Context): boolean {
  try {
    return ctx.path !== '';
  } catch {
    return false;
  }
}
