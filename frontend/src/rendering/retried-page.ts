import { object, string } from 'yup';
import { withoutLanguage } from '~/messages/language-of';

/** Pages that hold a price list; only their life may be cut short by a visitor. */
const PAGES = /^\/(?:(?:services|solutions)\/[a-z0-9-]{1,60}|ai-help)$/;

/** Where on a page the parts stand that may be missing. */
export const RETRIED_PARTS = ['tariffs', 'configurator'] as const;

export type RetriedPart = (typeof RETRIED_PARTS)[number];

interface Retried {
  page: string;
  part: RetriedPart;
}

const form = object({
  page: string()
    .test('page', (page) => page !== undefined && PAGES.test(withoutLanguage(page).address))
    .required(),
  part: string().oneOf(RETRIED_PARTS).default('tariffs'),
});

/** The page that a form asks to have made again; `undefined` for anything that is not one with prices. */
export function retriedPage(body: unknown): Retried | undefined {
  // Nothing at all would be valid: a form of yup is there by default.
  if (body === undefined || !form.isValidSync(body, { strict: true })) return undefined;
  const { page, part = 'tariffs' } = body;
  return { page, part };
}

/** Back to the part of the page that was missing, with what the visitor had chosen there: the address they came from says it. */
export function wayBack({ page, part }: Retried, referer: string | undefined, site: string): string {
  const from = URL.parse(referer ?? '');
  const isSamePage = from?.origin === new URL(site).origin && from.pathname === page;
  return `${site}${page}${isSamePage ? from.search : ''}#${part}`;
}
