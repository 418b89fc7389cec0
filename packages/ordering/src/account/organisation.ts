/**
 * What a register knows of an organisation beyond name and address (rule R79), in the provider's own
 * fields: it is shown to nobody and goes back to the provider with the registration.
 */
export type Enriched = Readonly<Record<string, unknown>>;

/** An organisation or sole trader as a register knows it. */
export interface Organisation {
  name: string;
  address: string;
  enriched: Enriched;
}
