import { object, string } from 'yup';

/** Pages that hold a price list; only their life may be cut short by a visitor. */
const PAGES = /^\/(?:(?:services|solutions)\/[a-z0-9-]{1,60}|ai-help)$/;

const form = object({ page: string().matches(PAGES).required() });

/** The page that a form asks to have made again; `undefined` for anything that is not one with prices. */
export function retriedPage(body: unknown): string | undefined {
  return form.isValidSync(body, { strict: true }) ? body.page : undefined;
}
