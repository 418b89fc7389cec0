/** What a provider may call a tariff or a configurator: in words, or by a whole number. The core reads identifiers by the same rule. */
export const IDENTIFIER = /^[A-Za-z0-9][\w.-]{0,63}$/;
