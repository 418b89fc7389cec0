/** What the CMS answers at `/vitrina/uses/{uid}/{documentId}` (`src/addresses/used/offer-uses.ts`). */
export interface UsesAnswer {
  /** Where visitors find the entry; none while it is not published. */
  addresses: string[];
  /** Addresses that lead there. */
  former: { address: string; isByHand: boolean }[];
  total: number;
  /** The first of the users. */
  uses: { type: string; title: string; how: string; isShown: boolean; link: string | null }[];
}
