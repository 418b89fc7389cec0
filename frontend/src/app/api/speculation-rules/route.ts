import type { NextRequest } from 'next/server';
import { followsPointer, speculationRules } from '~/urls/speculation';

const HOUR_S = 3_600;

/**
 * What browsers may fetch ahead (the header `Speculation-Rules` of every page leads here). Pages are the same for everyone, so it is said
 * here that who saves data fetches nothing that may not be wanted.
 */
export function GET({ headers }: NextRequest): Response {
  const rules =
    headers.get('save-data') === 'on' ? {} : speculationRules({ hasPointer: followsPointer(headers) });
  return new Response(JSON.stringify(rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': `public, max-age=${HOUR_S}`,
      vary: 'Save-Data, Sec-CH-UA, Sec-CH-UA-Mobile',
    },
  });
}
