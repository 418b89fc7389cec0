import type { ProviderHttp } from '../provider/http';

/** A text that somebody has agreed to, and which edition of it, where it is known to have any. */
export interface AcceptedDocument {
  document: 'policy' | 'offer' | 'mailing' | 'partnerOffer';
  address: string;
  edition?: { number: number; from: string } | undefined;
}

const CONSENT_ACTION = 'consent';

/** The account is made and its login goes on beside this. */
const CONSENT_MS = 700;

/**
 * Tells the provider's log what a new customer has agreed to: which editions of which documents, and when. Nothing of the
 * person but the customer's name at the provider. A failure never fails a registration: the caller's call log carries it.
 */
export async function noteConsent(
  http: ProviderHttp,
  customerId: string,
  documents: readonly AcceptedDocument[],
  at: Date,
): Promise<void> {
  if (documents.length === 0) return;
  await http(
    'sendLog',
    {
      action: CONSENT_ACTION,
      customer_id: customerId,
      accepted_at: at.toISOString(),
      documents: documents.map(({ document, address, edition }) => ({
        ...{ document, address },
        ...(edition && { edition: edition.number, effective_from: edition.from }),
      })),
    },
    { atMostMs: CONSENT_MS },
  );
}
