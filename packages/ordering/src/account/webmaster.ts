/** What somebody tells who wants to send customers and be paid for it. */
export interface WebmasterForm {
  fullName: string;
  email: string;
  phone: string;
  partnerCode: string;
}

export type WebmasterRefusal = { kind: 'account-exists' } | { kind: 'failed' };

/** A webmaster's link, as its query names webmaster and banner. */
export interface WebmasterLink {
  wmid: string;
  bannerId: string | undefined;
}

/** Reads a webmaster's link; `undefined` when there is none, or none that could be one. */
export function readWebmasterLink(query: URLSearchParams): WebmasterLink | undefined {
  const wmid = query.get('wmid') ?? '';
  const bannerId = query.get('bannerID') ?? '';
  if (!isPlainName(wmid)) return undefined;
  return { wmid, bannerId: isPlainName(bannerId) ? bannerId : undefined };
}

/** It goes into a cookie and back out of it. */
function isPlainName(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}
