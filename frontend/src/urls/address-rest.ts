/** Browsers count how often an address is written, so a slider that moves does not write at every step but when it rests. */
export const ADDRESS_REST_MS = 250;
