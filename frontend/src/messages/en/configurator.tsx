import type { ReactNode } from 'react';
import { billed, coresUnit, gigabytes } from './units';

export const buildServer = 'Build a server';
export const ownServerAt = (place: string) => `Your own server: ${place}`;
export const countAndOrder = 'Calculate and order';
export const leaveRequest = 'Send a request';
export const orderFor = (price: string, figure: (words: string) => ReactNode) => (
  <>Order{figure(` for ${price}/mo`)}</>
);
export const createFor = (price: string, figure: (words: string) => ReactNode) => (
  <>Create{figure(` for ${price}/mo`)}</>
);
export const needsScript =
  'Without JavaScript, the price is not updated here: the next page will show the price of your configuration.';

export const diskOfType = (type: string) => `${type} disk`;
export const leastPerCore = (gb: number) => `At least ${gigabytes(gb)} per core`;
export const leastForSystem = (gb: number, os: string, gbOfSystem: number) =>
  `At least ${gigabytes(gb)} per core, and at least ${gigabytes(gbOfSystem)} for ${os}`;
export const family = 'Server line';
export const configuratorNamed = (id: string) => `Configurator ${id}`;
export const byRequest = (mostCores: number) =>
  `Servers with more than ${mostCores} cores are built on request; the price is an estimate`;

export const priceBilled = (period: string, price: string) => `${price}/mo when billed ${period}`;
export const saves = (months: number, price: string) => `Billed ${billed(months)}, you save ${price}`;
export const wouldSave = (months: number, price: string) =>
  `Billed ${billed(months)}, you would save ${price}`;
export const priceParts = 'What the price consists of';
export const memoryPart = (gb: number, price: string) => `${gb} GB RAM × ${price}`;
export const diskPart = (gb: number, price: string) => `${gb} GB disk × ${price}`;
export const publicIpBeforeDiscount = 'Public IP before discount';
export const monthlyTotal = 'Total per month';
export const roundingToRouble = 'Rounding up to a whole amount';
export const discountFor = (period: string) => `Discount: billed ${period}`;

export const copyLink = 'Copy link';
export const copyFromHere = 'Copy from here';
export const linkCopied = 'Link copied';
export const priceHasChanged = (before: string, now: string) =>
  `The price has changed since the link was made: it was ${before}/mo and is now ${now}/mo.`;
export const configuratorIsGone = (nearest: string) =>
  `The configurator from the link is no longer available. This is the closest one: ${nearest}.`;
export const amountsAreNotSold = (cpu: number, ramGb: number, diskGb: number) =>
  `A server cannot be built like this: ${cpu} ${coresUnit(cpu)}, ${ramGb} GB RAM, ${diskGb} GB disk. These are the closest sizes.`;
export const systemIsGone = (chosen: string) =>
  `The operating system from the link is no longer available. ${chosen} has been selected.`;

export const bucketText = (place: string, price: string, least: string, most: string, step: number) =>
  `${place}, ${price} per GB per month. From ${least} to ${most}\u00a0GB, in steps of ${step}\u00a0GB.`;
export const buildOwnMachine = 'Build your own';
export const machineText = (place: string) =>
  `${place}. You choose the operating system, network, and administration in the next step.`;
