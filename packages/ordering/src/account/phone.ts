/** Rule R63: only digits of a phone are sent. */
export function digitsOnly(phone: string): string {
  return phone.replace(/\D/g, '');
}

/**
 * Whether a text can be a phone: a Russian one as people write it (8 900…, +7 900…, or its ten digits), or an
 * international one, which with its plus has 8 to 15 digits (E.164) and without it 10 to 15.
 */
export function isPhone(text: string): boolean {
  const written = text.trim();
  const digits = digitsOnly(written);
  if (!/^\+?[\d\s().\u2010-\u2015-]+$/.test(written)) return false;
  if (written.startsWith('+7')) return digits.length === 11;
  if (written.startsWith('+')) return /^[1-9]\d{7,14}$/.test(digits);
  return /^\d{10,15}$/.test(digits);
}
