import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { readBounded, TooLarge } from '@vitrina/ordering';
import { withinAction } from '~/runtime/deadline';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { waitOfAgent } from '~/security/agent-limit';
import { createAgentServer } from './create-agent-server';

export const dynamic = 'force-dynamic';

/** A question with a long search in it is one kilobyte. */
const MOST_BYTES = 16 * 1024;

/**
 * The shop for assistants, over the Model Context Protocol: they read and calculate, and a person orders. Each question is
 * answered by itself, so any instance answers it, and nothing is kept of anybody.
 */
export async function POST(request: Request): Promise<Response> {
  const wait = await waitOfAgent(forwardedAddress(request.headers.get('x-forwarded-for')));
  if (wait > 0)
    return refuse(429, -32000, 'Too many questions, ask again later', {
      'retry-after': String(Math.ceil(wait / 1000)),
    });
  const message = await readMessage(request);
  if (message instanceof Response) return message;
  const server = createAgentServer();
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  try {
    await server.connect(transport);
    return await withinAction(() => transport.handleRequest(request, { parsedBody: message }));
  } finally {
    await server.close();
  }
}

/** There are no sessions, so there is nothing to listen to and nothing to end. */
export function GET(): Response {
  return refuse(405, -32000, 'Ask by POST', { allow: 'POST' });
}

export const DELETE = GET;

async function readMessage(request: Request): Promise<unknown> {
  try {
    const message: unknown = JSON.parse(await readBounded(new Response(request.body), MOST_BYTES));
    // The protocol has given up batches, and one of a thousand searches would pass the limit as one question.
    return Array.isArray(message) ? refuse(400, -32600, 'One message at a time') : message;
  } catch (error) {
    if (error instanceof TooLarge) return refuse(413, -32600, 'The message is too large');
    if (error instanceof SyntaxError) return refuse(400, -32700, 'The message is no JSON');
    throw error;
  }
}

/** A refusal in the words of JSON-RPC 2.0. */
function refuse(status: number, code: number, message: string, headers: Record<string, string> = {}) {
  return Response.json({ jsonrpc: '2.0', error: { code, message }, id: null }, { status, headers });
}
