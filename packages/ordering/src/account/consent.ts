/** A text that somebody has agreed to, and which edition of it, where it is known to have any. */
export interface AcceptedDocument {
  document: 'policy' | 'offer' | 'mailing' | 'partnerOffer';
  address: string;
  edition?: { number: number; from: string } | undefined;
}
