import {
  type LabelFault,
  type LocationCode,
  type NodeTariff,
  type PaymentPeriod,
  type Range,
  russianPlural,
} from '@vitrina/ordering';
import { coresUnit, periodName, versionCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';

/** Why there is no such cluster. */
export function tooManyMasters({ title }: Pick<NodeTariff, 'title'>, most: number): string {
  return most === 1
    ? `У ${title} бывает только один мастер`
    : `У ${title} бывает не больше ${mastersCount(most)}`;
}

/** After a word that asks for the genitive: одного мастера, трёх мастеров. */
export function mastersCount(count: number): string {
  return count === 1 ? 'одного мастера' : `${count} мастеров`;
}

export function placeNotSold(wanted: LocationCode | undefined, instead: LocationCode): string {
  const place = wanted ? `«${locationName(wanted)}»` : 'из этого адреса';
  return `В локации ${place} кластеры не продаются. Показываем, что есть в локации «${locationName(instead)}».`;
}

export function periodNotOffered(wanted: PaymentPeriod, instead: PaymentPeriod): string {
  return `Оплатить ${periodName(wanted)} уже нельзя. Вместо этого выбрано: ${periodName(instead)}.`;
}

export function versionNotSold(wanted: string, instead: string): string {
  return `Kubernetes ${versionCaption(wanted).slice(0, 20)} больше не ставим. Выбрана версия ${versionCaption(instead)}.`;
}

export function notSoldHere(wanted: string | undefined, location: LocationCode, instead: string): string {
  const what = wanted ? `«${wanted}»` : 'Такой узел';
  return `${what} в локации «${locationName(location)}» не продаётся. Вместо него выбран «${instead}».`;
}

export const WORKERS_RANGE = 'Укажите число узлов от 1 до 20';

export const GROUP_FAULTS = {
  none: 'Добавьте группу рабочих узлов: без них приложениям негде работать',
  tooLong: 'Названий и меток больше, чем помещается в заказ: сократите их, остальные задайте в панели',
  noName: 'Назовите группу',
  longName: 'Название не длиннее 63 знаков',
  sameName: 'Группа с таким названием уже есть',
  noNode: 'Выберите узел',
  sameLabel: 'Такая метка у группы уже есть',
};

/** What stands behind a count of cores, or of GB. */
export const AMOUNT_UNITS = { cpu: coresUnit, ram: () => 'ГБ', disk: () => 'ГБ' };

/** After a range the genitive stands: от 2 до 32 ядер, от 2 до 21 ядра. */
export function rangeWords({ min, max, step }: Range, unitOf: (count: number) => string): string {
  const unit = unitOf(max) === 'ядро' ? 'ядра' : unitOf(max) === 'ядра' ? 'ядер' : unitOf(max);
  return `От ${min} до ${max} ${unit}${step === 1 ? '' : `, шаг ${step}`}`;
}

export function outOfRange(
  range: Range,
  nearest: number | undefined,
  unitOf: (count: number) => string,
): string {
  const words = rangeWords(range, unitOf);
  return nearest === undefined
    ? `${words}, целым числом`
    : `${words}. Ближайшее: ${nearest}\u00a0${unitOf(nearest)}`;
}

const KEY_FAULTS: Record<LabelFault, string> = {
  empty: 'Введите ключ метки',
  'too-long': 'Имя в ключе не длиннее 63 знаков',
  characters: 'В ключе — латинские буквы, цифры, «-», «_» и «.»; первый и последний знак — буква или цифра',
  prefix: 'Перед «/» должен стоять домен строчными буквами, например example.com/tier',
};

const VALUE_FAULTS: Record<LabelFault, string> = {
  ...KEY_FAULTS,
  'too-long': 'Значение не длиннее 63 знаков',
  characters:
    'В значении — латинские буквы, цифры, «-», «_» и «.»; первый и последний знак — буква или цифра',
};

/** What is wrong with a part of a label, and how it is put right. */
export function labelFaultWords(part: 'key' | 'value', fault: LabelFault): string {
  return (part === 'key' ? KEY_FAULTS : VALUE_FAULTS)[fault];
}

function counted(count: number, one: string, few: string, many: string): string {
  const rule = russianPlural(count);
  return `${count}\u00a0${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

export const mastersWords = (count: number) => counted(count, 'мастер', 'мастера', 'мастеров');
export const groupsWords = (count: number) => counted(count, 'группа', 'группы', 'групп');
export const workersWords = (count: number) =>
  counted(count, 'рабочий узел', 'рабочих узла', 'рабочих узлов');
