import { type LegalDocument, legalDocuments } from '../legal-documents';

/** What whoever leaves a request agrees to: which edition of which text, and when. */
export interface Consent {
  /** The address of the text. */
  document: string;
  edition?: number;
  /** A day, as ISO 8601 has it. */
  effective_from?: string;
  /** A moment, as ISO 8601 has it. */
  accepted_at: string;
}

/** The consent that is given by sending a form now; `null` while there is no text. */
export async function consentNow(now: Date): Promise<Consent | null> {
  const { policy } = await legalDocuments();
  return policy ? consentTo(policy, now) : null;
}

export function consentTo({ address, edition }: LegalDocument, at: Date): Consent {
  return {
    document: address,
    ...(edition && { edition: edition.number, effective_from: edition.from }),
    accepted_at: at.toISOString(),
  };
}
