/** Marks of a campaign, by which a counter knows what an advertisement has brought. Everything else stays here. */
const MARKS = /^(?:utm_(?:source|medium|campaign|content|term)|yclid|ymclid|gclid|roistat|_openstat)$/;

/** An address as counters may know it: which page, by which campaign, and nothing of who has come. */
export function publicAddress(href: string): string {
  if (!URL.canParse(href)) return '';
  const { origin, pathname, searchParams } = new URL(href);
  if (origin === 'null') return '';
  const marks = new URLSearchParams([...searchParams].filter(([key]) => MARKS.test(key)));
  return `${origin}${pathname}${marks.size > 0 ? `?${marks}` : ''}`;
}

/** Keys that prefill the form of a registration (`PREFILLED_KEYS` of ordering, held to it by a test). */
export const PERSONAL_KEYS = [
  ...['phone_number', 'email', 'org_name', 'org_address', 'inn', 'full_name', 'customer_type'],
];

/** The scripts of counters read the address of a page by themselves, whatever they are told. */
export function isPersonal(href: string): boolean {
  const { searchParams } = new URL(href);
  return PERSONAL_KEYS.some((key) => searchParams.has(key));
}
