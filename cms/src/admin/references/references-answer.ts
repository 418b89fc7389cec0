/** What the CMS answers at `/vitrina/uses/{uid}/{documentId}` (`src/references/offer-references.ts`). */
export interface ReferencesAnswer {
  /** Where visitors find the entry; none while it is not published. */
  addresses: string[];
  /** Addresses that lead there. */
  former: { address: string; isByHand: boolean }[];
  total: number;
  /** The first of those that refer to it. */
  uses: { type: string; title: string; how: string; isShown: boolean; link: string | null }[];
}
