import type { FormValues } from '~/forms/form-state';

export const CUSTOMER_TYPES = ['organisation', 'person'] as const;

export type CustomerType = (typeof CUSTOMER_TYPES)[number];

/**
 * As whom a registration opens: as the address says, as an organisation when the address knows something of one, otherwise
 * as the shop has set it (docs/decisions/0056). The visitor can always say otherwise.
 */
export function suggestedCustomer(prefilled: FormValues, usual: CustomerType): CustomerType {
  const named = CUSTOMER_TYPES.find((type) => type === prefilled.customer_type);
  const isOrganisation = prefilled.inn || prefilled.org_name || prefilled.org_address;
  return named ?? (isOrganisation ? 'organisation' : usual);
}
