import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A clock that is half a minute off, or a code typed as it changed, is still right. */
const STEPS_ASIDE = 1;

/** Of 160 bits, as RFC 4226 recommends; in base 32, as people type it into an app. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the app reads from the picture. */
export function enrolmentUri(secret: string, account: string, issuer: string): string {
  return totp(secret, account, issuer).toString();
}

/**
 * At which step of thirty seconds a code is that of the secret (RFC 6238), and nothing for a wrong one. Who lets a code in has to
 * remember its step: it must not be used twice.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const aside = totp(secret).validate({ token: code, timestamp: now.getTime(), window: STEPS_ASIDE });
  return aside === null ? undefined : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + aside;
}

/** SHA-1 and six digits are the only ones that every app understands. */
function totp(secret: string, label = '', issuer = ''): TOTP {
  return new TOTP({
    ...{ issuer, label, issuerInLabel: issuer !== '' },
    ...{ algorithm: 'SHA1', digits: 6, period: STEP_SECONDS },
    secret: Secret.fromBase32(secret),
  });
}
