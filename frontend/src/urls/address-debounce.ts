/** Browsers count how often an address is written, so a slider that moves writes once it has stopped, not at every step. */
export const ADDRESS_DEBOUNCE_MS = 250;
