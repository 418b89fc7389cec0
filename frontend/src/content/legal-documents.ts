import type { Language } from '~/messages/language';
import { withoutLanguage } from '~/messages/language-of';
import { within } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import { askCms, ContentOutage } from './client';
import type { LegalDocumentsQuery } from './generated/graphql';
import { getSite } from './get-site';
import { contentLanguage, inContentLanguage, usualLanguage } from './language';
import type { LegalTexts } from './legal-texts';
import { legalDocumentsQuery } from './page-queries';
import { present } from './present';

/** A text somebody agrees to: where it stands and, where it is a document of this site, which edition is in force. */
export interface LegalDocument {
  address: string;
  edition?: { number: number; from: string };
}

export type LegalName = keyof LegalTexts;

export type LegalDocuments = Partial<Record<LegalName, LegalDocument>>;

/** An account waits behind this. */
const PATIENCE_MS = 500;

const kept = new Map<Language, LegalDocuments>();

/**
 * The documents in force now; during an outage those of the last answer, so that a consent never waits for the CMS. A process
 * that has had none yet knows where the form's links have led, if not to which edition.
 */
export async function legalDocuments(
  linked: () => Promise<LegalTexts> = async () => (await getSite()).legal,
): Promise<LegalDocuments> {
  try {
    const documents = await within(PATIENCE_MS, askDocuments);
    kept.set(contentLanguage(), documents);
    return documents;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    const last = kept.get(contentLanguage());
    if (last) {
      log.warn({ err: error }, 'the editions of the documents are those of the last answer');
      return last;
    }
    log.error(
      { err: error },
      'the editions of the documents are unknown: a consent names their addresses alone',
    );
    return addressesOf(linked);
  }
}

/** Whoever registers has an account by now: even settings that cannot be read must not take it from them. */
async function addressesOf(linked: () => Promise<LegalTexts>): Promise<LegalDocuments> {
  try {
    return withoutEditions(await within(PATIENCE_MS, linked));
  } catch (error) {
    log.error({ err: error }, 'a consent is not recorded: nobody knows its documents');
    return {};
  }
}

function withoutEditions(texts: LegalTexts): LegalDocuments {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, address]) => (address ? [[name, { address }]] : [])),
  );
}

/** As the form's links lead: where nobody has translated the settings, to the texts of the shop's first language (`get-site.ts`). */
async function askDocuments(): Promise<LegalDocuments> {
  const answer = await askCms(legalDocumentsQuery, {});
  if (answer.siteSettings || contentLanguage() === usualLanguage()) return toDocuments(answer);
  return inContentLanguage(usualLanguage(), async () => toDocuments(await askCms(legalDocumentsQuery, {})));
}

/** Of the language that content is asked for in. */
function toDocuments({ siteSettings, pages }: LegalDocumentsQuery): LegalDocuments {
  const named: Record<LegalName, string | null | undefined> = {
    policy: siteSettings?.personal_data_policy_url,
    offer: siteSettings?.offer_url,
    mailing: siteSettings?.mailing_consent_url,
    partnerOffer: siteSettings?.partner_offer_url,
  };
  const entries = Object.entries(named).flatMap(([name, address]): [string, LegalDocument][] => {
    if (!address) return [];
    const { language = usualLanguage(), address: own } = withoutLanguage(address);
    const isHere = language === contentLanguage();
    const page = isHere ? present(pages).find(({ slug }) => own === `/${slug}`) : undefined;
    const edition =
      page?.edition && typeof page.effective_from === 'string'
        ? { edition: { number: page.edition, from: page.effective_from } }
        : {};
    return [[name, { address, ...edition }]];
  });
  return Object.fromEntries(entries);
}
