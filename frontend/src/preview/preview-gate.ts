import type { PreviewType } from '@vitrina/content-contract/preview-ticket';
import { type NextRequest, NextResponse } from 'next/server';
import { env } from '~/runtime/env';
import { rootPaths } from '~/urls/paths';
import { checkTicket, opens } from './opened-draft';
import { refusal } from './refusal';

const PAGES: ReadonlyMap<string, PreviewType> = new Map([
  ['/preview/article', 'article'],
  ['/preview/service', 'service'],
  ['/preview/page', 'page'],
  ['/preview/static-preset', 'static-preset'],
  ['/preview/commerce-settings', 'commerce-settings'],
  ['/preview/incident', 'incident'],
  [rootPaths.previewOfBanner, 'banner'],
  [rootPaths.previewOfHome, 'banner'],
]);

/** Lets a preview through to who has a ticket for it, and tells everybody else how to get one. */
export function passPreview(request: NextRequest): Response {
  const { pathname, searchParams } = request.nextUrl;
  const reading = checkTicket(searchParams.get('ticket') ?? '');
  if (reading?.status === 'valid' && opens(reading, PAGES.get(pathname)))
    return NextResponse.next({ headers: previewHeaders() });
  return new Response(refusal(reading?.status === 'expired' ? 'expired' : 'foreign'), {
    status: 403,
    headers: { ...previewHeaders(), 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/** A draft is for the eyes of one person: nothing keeps it, finds it, learns its address or frames it but the CMS. */
function previewHeaders(): Record<string, string> {
  const { CMS_PUBLIC_URL, CMS_URL } = env();
  const cms = new URL(CMS_PUBLIC_URL ?? CMS_URL).origin;
  return {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': `object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors ${cms}`,
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex, nofollow',
  };
}
