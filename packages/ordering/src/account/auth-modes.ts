/** Every value of the query key `auth` (specification 000, section 2). */
export const AUTH_MODES = [
  'registration',
  'login',
  'recovery',
  'registrationAI',
  'registrationVds',
  'registrationDbaas',
  'registrationBalancer',
  'registrationAccount',
  'registrationS3',
  'registrationDedicated',
  'registrationK8s',
  'registrationApps',
  'registrationPartner',
  'registrationReview',
  'smsAuth',
] as const;

export type AuthMode = (typeof AUTH_MODES)[number];

/** The mode an `auth` names; none is a plain registration, an unknown one is `undefined`. */
export function parseAuthMode(auth: string | null): AuthMode | undefined {
  return AUTH_MODES.find((known) => known === (auth ?? 'registration'));
}
