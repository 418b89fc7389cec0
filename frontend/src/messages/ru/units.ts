import { number } from './format';
import { plural } from './plural';

/** What stands behind a count of cores. */
export const coresUnit = (count: number) => plural(count, { one: 'ядро', few: 'ядра', many: 'ядер' });
export const cores = (count: number) => `${count}\u00a0${coresUnit(count)}`;
export const gigahertz = (value: number) => `${number(value, 1)}\u00a0ГГц`;

/** Stands by itself behind a field for an amount. */
export const gigabytesUnit = 'ГБ';
export const gigabytes = (value: number) => `${number(value, 1)}\u00a0ГБ`;
export const terabytes = (value: number) => `${number(value, 1)}\u00a0ТБ`;
export const megabitsPerSecond = (value: number) => `${value}\u00a0Мбит/с`;
export const gigabitsPerSecond = (value: number) => `${number(value, 1)}\u00a0Гбит/с`;
export const perSecond = (count: string) => `${count} в секунду`;

/** `size` is an amount with its unit. */
export const ofMemory = (size: string) => `${size} памяти`;
export const ofDisk = (size: string) => `диск ${size}`;

/** How long to wait, to stand after 'через'. */
export const minutes = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'минуту', few: 'минуты', many: 'минут' })}`;
export const hours = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'час', few: 'часа', many: 'часов' })}`;

export const tariffs = (count: number) =>
  `${count}\u00a0${plural(count, { one: 'тариф', few: 'тарифа', many: 'тарифов' })}`;

/** What a payment is for: за месяц, за 3 месяца, за полгода, за год. */
export const due = (months: number) => `за ${months === 6 ? 'полгода' : time(months)}`;

/** How it is paid for, to stand after 'при оплате'. */
export const billed = (months: number) => (months === 1 ? 'помесячно' : due(months));

function time(months: number): string {
  if (months === 1) return 'месяц';
  if (months % 12 !== 0)
    return `${months} ${plural(months, { one: 'месяц', few: 'месяца', many: 'месяцев' })}`;
  const years = months / 12;
  return years === 1 ? 'год' : `${years} ${plural(years, { one: 'год', few: 'года', many: 'лет' })}`;
}

/** A payment period as a choice, with what it saves. */
export const withSaving = (period: string, percent: number) => `${period}, −${number(percent, 2)}\u00a0%`;

export const perMonth = '/мес';
export const perDay = '/день';

/** What a price is a price of; `hasIp` is absent where nothing has an address of its own. */
export const priceBasis = (months: number, hasIp?: boolean) =>
  `Цена за месяц при оплате ${billed(months)}${hasIp === undefined ? '' : `, ${hasIp ? 'с публичным IP' : 'без публичного IP'}`}`;

/** The switch of the prices on a page. */
export const pricesForPeriod = 'За какой срок показаны цены';
export const priceForPeriod = (months: number) => `За ${months === 6 ? 'полгода' : time(months)}`;
export const pricesWithIp = 'С адресом показаны цены или без него';
export const withIp = 'С IP';
export const withoutIp = 'Без IP';
