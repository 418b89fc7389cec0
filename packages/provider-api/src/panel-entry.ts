import type { PanelEntry } from '@vitrina/ordering';

/** The panel's auto-login address (rule R68): its pages have the paths of rules R53 and R54. */
export function panelEntry(panelUrl: string): PanelEntry {
  return (token, page, { paymentPeriod, siteTransfer } = {}) => {
    const query = new URLSearchParams({ token, redirect: page, reg: 'cloud_site' });
    if (paymentPeriod) query.set('paymentPeriod', paymentPeriod);
    if (siteTransfer) query.set('siteTransfer', siteTransfer);
    return `${panelUrl}/auto-login?${query}`;
  };
}
