/** Says what an upgrade has moved in Strapi's panel, which is not shown then: half of it would lose words or ask nobody. */
export class MovedPart extends Error {
  constructor(what: string, otherwise: string) {
    super(`Strapi's panel was changed under ours: ${what}. Without it ${otherwise}.`);
  }
}
