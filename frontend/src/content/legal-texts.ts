/** Where the provider's legal texts stand, as an editor has set them; `undefined` while there is none. */
export interface LegalTexts {
  /** How personal data are treated. */
  policy: string | undefined;
  /** The contract that a customer enters. */
  offer: string | undefined;
  /** The consent to letters that sell. */
  mailing: string | undefined;
  /** The contract of those who send others. */
  partnerOffer: string | undefined;
}

export const NO_LEGAL_TEXTS: LegalTexts = {
  policy: undefined,
  offer: undefined,
  mailing: undefined,
  partnerOffer: undefined,
};
