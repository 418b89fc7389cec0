/** Ticked with the code that goes along with the registration. */
export const PROMO = 'promo';
/** The code that the visitor was shown. */
export const OFFERED_PROMO = 'offered_promo';

/** What the form says of a code, or else its address. */
export function chosenPromo(form: FormData, ofAddress: string): string {
  if (!form.has(OFFERED_PROMO)) return ofAddress;
  return form.get(PROMO) === form.get(OFFERED_PROMO) ? String(form.get(PROMO)) : '';
}
