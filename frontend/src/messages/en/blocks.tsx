import type { Money } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { money } from './format';

export const pricesAsOf = (moment: ReactNode) => <>Prices as of {moment}</>;
export const pricesCannotBeRenewed =
  'Prices cannot be updated right now: the price service is not responding. These are the last known prices, and we will check them again before you order.';
export const hourOfDay = (hour: string, day: string) => `${hour}, ${day}`;

export const tariffsFailed = {
  title: 'Error!',
  text: 'Something went wrong while loading the plans. Please refresh the page or try again later',
  close: 'Got it',
};

export const outages = {
  servers: {
    title: 'Plans could not be loaded right now',
    text: 'Everything else on the site works. Please try again in a minute.',
  },
  databases: {
    title: 'Database plans could not be loaded right now',
    text: 'Everything else on the site works. Please try again in a minute.',
  },
  tariffs: {
    title: 'Plans could not be loaded right now',
    text: 'Everything else on the site works. Please try again in a minute.',
  },
  configurator: {
    title: 'The configurator could not be loaded right now',
    text: 'Choose a ready-made plan, or try again in a minute.',
  },
};
export const tryAgain = 'Try again';

export const noBundle = {
  title: 'This bundle is not available right now',
  text: 'One of its parts is out of stock. You can order the others separately, and we will suggest what to use instead of the missing one.',
  allServices: 'All services',
};

export const hero = {
  links: 'Useful links',
  signUp: 'Create account',
  order: 'Order',
  writeToSupport: 'Contact support',
  supportHours: (hours: string) => `Support answers ${hours}`,
};

export const comparison = {
  caption: (ours: string, theirs: string) => `Table: ${ours} and ${theirs}`,
  compared: 'What is compared',
};

export const grantUpTo = (amount: Money) => `up to ${money(amount)}`;

export const editions = {
  edition: (number: number, day: string) => `Edition ${number} of ${day}`,
  isOutdated: 'This edition is no longer in force.',
  inForce: (number: number, day: string) => `Edition ${number} of ${day} is in force`,
  earlier: 'Earlier editions',
};
