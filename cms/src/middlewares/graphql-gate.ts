import type { IncomingMessage } from 'node:http';
import { queryFault } from '../graphql/query-fault';

interface Context {
  method: string;
  path: string;
  url: string;
  status: number;
  body: unknown;
  req: IncomingMessage;
  request: { body?: unknown };
  is(type: string): string | false | null;
  get(header: string): string;
  set(header: string, value: string): void;
}

const ENDPOINT = '/graphql';

/** The site's longest question has some 7 kB: a hundred ids and the query. */
export const MOST_BYTES = 64 * 1024;

/**
 * Lets a GraphQL request in, or refuses it before anything expensive happens to it. It reads the body by itself, because what
 * follows parses up to a megabyte, and at other spellings of the address whole uploads, before it asks who is there.
 */
export default () =>
  async (ctx: Context, next: () => Promise<void>): Promise<void> => {
    if (!isEndpoint(ctx.path)) return next();
    if (ctx.url !== ENDPOINT)
      return refuse(ctx, 404, `GraphQL is asked at ${ENDPOINT} and without a query in the address.`);
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      return refuse(ctx, 405, 'GraphQL is asked by POST.');
    }
    if (!ctx.is('application/json') || (ctx.get('content-encoding') || 'identity') !== 'identity') {
      return refuse(ctx, 415, 'GraphQL is asked in plain JSON.');
    }
    const text = await textOf(ctx.req, Number(ctx.get('content-length')));
    if (text === undefined) return refuse(ctx, 413, `The request is longer than ${MOST_BYTES} bytes.`);
    const body = parsed(text);
    if (body === undefined) return refuse(ctx, 400, 'The body of the request is not a JSON object.');
    const { query, variables } = body;
    if (typeof query === 'string') {
      const fault = queryFault(query, isRecord(variables) ? variables : {});
      if (fault !== undefined) return refuse(ctx, 400, fault);
    }
    ctx.request.body = body;
    return next();
  };

/** As the router takes it: in any case, and with a slash at the end. */
function isEndpoint(path: string): boolean {
  return /^\/graphql\/*$/i.test(path);
}

/** Nothing when there is more of it than anybody needs; the rest is left unread. */
async function textOf(request: IncomingMessage, announced: number): Promise<string | undefined> {
  if (announced > MOST_BYTES) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(ctx: Context, status: number, message: string): void {
  ctx.status = status;
  ctx.body = { errors: [{ message, extensions: { code: 'QUERY_REFUSED' } }] };
}
