import { chosenTheme } from './theme';

/**
 * Settles what only this browser knows: which theme was chosen here, and (from the hint cookie) whose browser it is.
 * Public pages are the same for everyone.
 */
export function settleVisitor(): void {
  set('theme', chosenTheme());
  set('customer', customerOf(document.cookie));
}

/** Puts the customer's name on the account button. */
export function showAccountHint(): void {
  const { customer } = document.documentElement.dataset;
  if (!customer) return;
  for (const name of document.querySelectorAll('[data-customer-name]')) name.textContent = customer;
}

function set(key: 'theme' | 'customer', value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value) dataset[key] = value;
  else delete dataset[key];
}

function customerOf(cookies: string): string | undefined {
  const hint = /(?:^|; )vitrina-customer=([^;]+)/.exec(cookies)?.[1];
  try {
    return hint && decodeURIComponent(hint);
  } catch {
    // A cookie that somebody has broken greets nobody.
    return undefined;
  }
}
