import type { ReactNode } from 'react';
import { billed, coresUnit, gigabytes, priceForPeriod } from './units';

export const buildServer = 'Собрать сервер';
export const ownServerAt = (place: string) => `Свой сервер: ${place}`;
export const countAndOrder = 'Посчитать и заказать';
export const leaveRequest = 'Оставить заявку';
/** `figure` marks the part with the price, which is not on every screen. */
export const orderFor = (price: string, figure: (words: string) => ReactNode) => (
  <>Заказать{figure(` за ${price}/мес`)}</>
);
export const createFor = (price: string, figure: (words: string) => ReactNode) => (
  <>Создать{figure(` за ${price}/мес`)}</>
);
export const needsScript =
  'Без JavaScript цена здесь не пересчитывается: цену вашей конфигурации покажет следующая страница.';

// Its parts.

export const diskOfType = (type: string) => `Диск ${type}`;
export const leastPerCore = (gb: number) => `Не меньше ${gigabytes(gb)} на ядро`;
export const leastForSystem = (gb: number, os: string, gbOfSystem: number) =>
  `Не меньше ${gigabytes(gb)} на ядро, для ${os} — от ${gigabytes(gbOfSystem)}`;
export const family = 'Линейка';
/** One that belongs to no family of servers. */
export const configuratorNamed = (id: string) => `Конфигуратор ${id}`;
export const byRequest = (mostCores: number) =>
  `Больше ${mostCores} ядер собираем по заявке, цена ориентировочная`;

// Its price.

export const priceBilled = (period: string, price: string) => `При оплате ${period} — ${price}/мес`;
export const saves = (months: number, price: string) => `${priceForPeriod(months)} дешевле на ${price}`;
export const wouldSave = (months: number, price: string) =>
  `При оплате ${billed(months)} дешевле на ${price}`;
export const priceParts = 'Из чего складывается цена';
export const memoryPart = (gb: number, price: string) => `${gb} ГБ памяти × ${price}`;
export const diskPart = (gb: number, price: string) => `${gb} ГБ диска × ${price}`;
export const publicIpBeforeDiscount = 'Публичный IP до скидки';
export const monthlyTotal = 'Итого в месяц';
export const roundingToRouble = 'Округление до рубля';
export const discountFor = (period: string) => `Скидка: оплата ${period}`;

// Its link.

export const copyLink = 'Скопировать ссылку';
export const copyFromHere = 'Скопируйте отсюда';
export const linkCopied = 'Ссылка скопирована';
export const priceHasChanged = (before: string, now: string) =>
  `Цена изменилась с тех пор, как сделана ссылка: было ${before}/мес, стало ${now}/мес.`;
export const configuratorIsGone = (nearest: string) =>
  `Конфигуратора из ссылки больше нет. Показан ближайший: ${nearest}.`;
export const amountsAreNotSold = (cpu: number, ramGb: number, diskGb: number) =>
  `Так сервер не собрать: ${cpu} ${coresUnit(cpu)}, ${ramGb} ГБ памяти, диск ${diskGb} ГБ. Показаны ближайшие размеры.`;
export const systemIsGone = (chosen: string) => `Системы из ссылки больше нет. Выбрана ${chosen}.`;

// Storage of any size, and a dedicated server of parts.

export const bucketText = (place: string, price: string, least: string, most: string, step: number) =>
  `${place}, ${price} за ГБ в месяц. От ${least} до ${most}\u00a0ГБ, шаг ${step}\u00a0ГБ.`;
export const buildOwnMachine = 'Собрать свой';
export const machineText = (place: string) =>
  `${place}. Систему, сеть и администрирование выберете на следующем шаге.`;
