import type { Accounts } from '@vitrina/ordering';
import { type LegalName, legalDocuments } from '~/content/legal-documents';

/**
 * Tells the provider's log which editions of which documents a new customer has accepted. Those in force at this moment are
 * what the links of the form led to. Never fails: the account is there.
 */
export async function noteAccepted(
  accounts: Accounts,
  customerId: string,
  names: readonly LegalName[],
): Promise<void> {
  const documents = await legalDocuments();
  const accepted = names.flatMap((name) => {
    const document = documents[name];
    return document ? [{ document: name, ...document }] : [];
  });
  await accounts.noteConsent(customerId, accepted, new Date());
}
