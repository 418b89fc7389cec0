import { type LegalDocument, legalDocuments } from '../legal-documents';

/** What whoever leaves a request agrees to, for the support to read beside it; '' while there is no text. */
export async function consentLine(now: Date): Promise<string> {
  const { policy } = await legalDocuments();
  return policy ? consentWords(policy, now) : '';
}

export function consentWords({ address, edition }: LegalDocument, at: Date): string {
  const words = edition ? `, редакция ${edition.number} от ${edition.from}` : '';
  return `Согласие на обработку данных: ${address}${words}; принято ${at.toISOString()}`;
}
