import { isPaymentPeriod, PANEL_HOME, parsePanelPath, parseSiteTransfer } from '@vitrina/ordering';
import type { NextRequest } from 'next/server';
import { adapter } from '~/adapters/adapter';
import { env } from '~/runtime/env';
import { answerVisit } from '~/runtime/visit';
import { clearSession, lookAtSession } from '~/security/session';
import { paths } from '~/urls/paths';

/**
 * The step from the site into the panel. The token goes from the sealed session straight into the address of a
 * redirect, so it stands in no page, no script and no entry of the browser's history.
 */
export function GET(request: NextRequest): Promise<Response> {
  return answerVisit(request, () => handOff(request));
}

async function handOff(request: NextRequest): Promise<Response> {
  const query = request.nextUrl.searchParams;
  const to = parsePanelPath(query.get('to')) ?? PANEL_HOME;
  const period = query.get('paymentPeriod');
  const arrival = {
    paymentPeriod: isPaymentPeriod(period) ? period : undefined,
    siteTransfer: parseSiteTransfer(query.get('siteTransfer')),
  };
  const seen = await lookAtSession();
  if (seen.kind === 'none') await clearSession();
  const address =
    seen.kind === 'open'
      ? adapter().panelEntry(seen.customer.portalToken, to, arrival)
      : `${env().SITE_URL}${paths.logInTo(to, arrival.paymentPeriod)}`;
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
