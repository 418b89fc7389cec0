import { isbot } from 'isbot';
import type { NextRequest } from 'next/server';
import { readBrowserFault } from '~/observability/browser-fault';
import { metrics } from '~/observability/metrics';
import { forwardedAddress } from '~/runtime/forwarded-address';
import { log } from '~/runtime/log';
import { createLimiter, type Limiter } from '~/security/limiter';
import { networkOf } from '~/security/network-of';
import { refusalOf } from '~/security/refusal-of';

/** A report in characters of three bytes each. */
const MOST_BYTES = 12_000;
const NOTHING = { status: 204, headers: { 'cache-control': 'no-store' } };

let limiters: Record<'network' | 'all', Limiter> | undefined;

/**
 * A browser tells of a fault in a script of ours (`elements/report-faults.ts`); it stands in the log with the path of the page,
 * and `npm run explain` says where in the source it is. Nobody reads the answer.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const { headers } = request;
  const refusal = refusalOf(headers, MOST_BYTES);
  if (refusal) return new Response(null, { status: refusal });
  const fault = readBrowserFault(await request.json().catch(() => undefined));
  if (!fault) return new Response(null, { status: 400 });
  const agent = headers.get('user-agent') || 'bot';
  if (isbot(agent) || !(await mayReport(forwardedAddress(headers.get('x-forwarded-for')))))
    return new Response(null, NOTHING);
  metrics().errors.inc({ where: 'browser' });
  log.error({ fault, browser: agent.slice(0, 200) }, 'a script failed in a browser');
  return new Response(null, NOTHING);
}

/** 20 in ten minutes from a network, and 60 a minute from all: a page that fails for everybody must not fill the log. */
async function mayReport(address: string): Promise<boolean> {
  limiters ??= {
    network: createLimiter({ points: 20, duration: 600, name: 'faults' }),
    all: createLimiter({ points: 60, duration: 60, name: 'faults-site' }),
  };
  return (await limiters.network.admits(networkOf(address))) && limiters.all.admits('all');
}
