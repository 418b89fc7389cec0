/** What tells that somebody sent the visitor. */
export interface Referral {
  /** Typed into the form, or in its address. */
  partnerCode?: string | undefined;
  /** The cookie that a webmaster's link has left. */
  wmid?: string | undefined;
  utmSource?: string | undefined;
}

export type PartnerType = 'webmaster' | 'hosting_friend';

/** The partner of a registration; both parts may be missing. */
export interface Partner {
  partner_code?: number;
  partner_type?: PartnerType;
}

/**
 * Whom a registration is credited to (rule R64): a `wmid` gives the type `webmaster`, otherwise a UTM
 * source gives `hosting_friend`. The code is what was typed, or else that origin itself, and goes only if it is a number.
 */
export function partnerOf({ partnerCode, wmid, utmSource }: Referral): Partner {
  const code = parsePartnerCode(partnerCode || wmid || utmSource || '');
  const type = wmid ? 'webmaster' : utmSource ? 'hosting_friend' : undefined;
  return { ...(code !== undefined && { partner_code: code }), ...(type && { partner_type: type }) };
}

/** A partner's code as a number, or `undefined` for anything else (rule R64). */
export function parsePartnerCode(text: string): number | undefined {
  const written = text.trim();
  return /^\d{1,15}$/.test(written) ? Number(written) : undefined;
}
