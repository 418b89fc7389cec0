import type { FlowMode } from '../products/flow';
import { FLOWS } from '../products/products';

/** Modes of no product. */
const OWN_MODES = [
  'registration',
  'login',
  'recovery',
  'registrationAccount',
  'registrationPartner',
  'registrationReview',
  'smsAuth',
] as const;

export type AuthMode = (typeof OWN_MODES)[number] | FlowMode;

/** Every value of the query key `auth` (rule R1). */
export const AUTH_MODES: readonly AuthMode[] = [
  ...OWN_MODES,
  ...Object.values(FLOWS).map(({ auth }) => auth),
];

/** The mode an `auth` names; none is a plain registration, an unknown one is `undefined`. */
export function parseAuthMode(auth: string | null): AuthMode | undefined {
  return AUTH_MODES.find((known) => known === (auth ?? 'registration'));
}
