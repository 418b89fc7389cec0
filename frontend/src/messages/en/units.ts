import { number } from './format';
import { plural } from './plural';

export const coresUnit = (count: number) => plural(count, { one: 'core', other: 'cores' });
export const cores = (count: number) => `${count}\u00a0${coresUnit(count)}`;
export const gigahertz = (value: number) => `${number(value, 1)}\u00a0GHz`;

export const gigabytesUnit = 'GB';
export const gigabytes = (value: number) => `${number(value, 1)}\u00a0GB`;
export const terabytes = (value: number) => `${number(value, 1)}\u00a0TB`;
export const megabitsPerSecond = (value: number) => `${value}\u00a0Mbit/s`;
export const gigabitsPerSecond = (value: number) => `${number(value, 1)}\u00a0Gbit/s`;
export const perSecond = (count: string) => `${count} per second`;

export const ofMemory = (size: string) => `${size} RAM`;
export const ofDisk = (size: string) => `${size} disk`;

/** How long to wait, to stand after 'in'. */
export const minutes = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'minute', other: 'minutes' })}`;
export const hours = (count: number) => `${count}\u00a0${plural(count, { one: 'hour', other: 'hours' })}`;

export const tariffs = (count: number) => `${count}\u00a0${plural(count, { one: 'plan', other: 'plans' })}`;

/** What a payment is for: for a month, for 3 months, for a year. */
export const due = (months: number) => {
  if (months === 1) return 'for a month';
  if (months === 12) return 'for a year';
  return months % 12 === 0 ? `for ${months / 12} years` : `for ${months} months`;
};

/** How it is paid for, to stand after 'billed'. */
export const billed = (months: number) => {
  if (months === 1) return 'monthly';
  if (months === 12) return 'yearly';
  return months % 12 === 0 ? `every ${months / 12} years` : `every ${months} months`;
};

export const withSaving = (period: string, percent: number) => `${period}, −${number(percent, 2)}%`;

export const perMonth = '/mo';
export const perDay = '/day';

export const priceBasis = (months: number, hasIp?: boolean) =>
  `Price per month, billed ${billed(months)}${hasIp === undefined ? '' : `, ${hasIp ? 'with a public IP' : 'without a public IP'}`}`;

export const pricesForPeriod = 'Billing period of the prices shown';
export const priceForPeriod = (months: number) => {
  const period = billed(months);
  return `${period.charAt(0).toUpperCase()}${period.slice(1)}`;
};
export const pricesWithIp = 'Prices with or without a public IP';
export const withIp = 'With IP';
export const withoutIp = 'Without IP';
