import type { ReactNode } from 'react';

export const title = 'Service status';

export const parts = {
  site: 'Website',
  prices: 'Prices',
  orders: 'Orders and sign-up',
  panel: 'Control panel',
  knowledge: 'Knowledge base',
};

export const states = {
  good: { word: 'Operational', whole: 'All systems operational' },
  works: { word: 'Maintenance', whole: 'Maintenance in progress' },
  trouble: { word: 'Degraded', whole: 'Part of the service is degraded' },
  outage: { word: 'Down', whole: 'Part of the service is down right now' },
};

export const seenAt = (hour: ReactNode) => (
  <>As the site sees it at {hour}. Refresh the page to check again.</>
);

export const partsTitle = 'Parts of the service';
export const messagesAway = 'Messages about outages and maintenance could not be loaded right now.';

export const incidents = { open: 'Now', planned: 'Planned', past: 'Past' };

export const notes = {
  pagesFail: 'Some pages are opening with an error right now.',
  noPrices: 'Prices cannot be loaded right now.',
  pricesOf: (when: string) => `The prices on the site were correct ${when}.`,
  halfOfOrdersFail: 'Half of the orders or sign-ups of the last 15 minutes failed.',
  someOrdersFail: 'Some orders and sign-ups do not succeed at the first try.',
  ordersMayBeLate: 'The provider is answering with errors: an order may be delayed.',
  panelMayNotOpen: 'The provider is answering the site with errors: the control panel may not open.',
  articlesMayBeLate: 'Articles open, but changes to them will appear later.',
};
