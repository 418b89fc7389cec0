import type { LabelFault } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { plural } from './plural';
import { billed, cores, gigabytes, ofDisk, ofMemory } from './units';

export const buildOwn = 'Собрать свой кластер';
export const change = 'Изменить кластер';

// The form.

export const base = 'Место, версия и срок';
export const version = 'Версия Kubernetes';
export const pricesOfNodes = (months: number) => `Цены узлов за месяц, при оплате ${billed(months)}.`;
export const noMastersAt = 'мастер-узлов пока нет';
export const noWorkersAt = 'рабочих узлов пока нет';
export const management = 'Управление';
export const managementText =
  'Один мастер — для проб и разработки. Три и больше переживают отказ любого из них.';
export const howManyMasters = 'Сколько мастеров';
export const workersText =
  'Группа — одинаковые узлы с общими метками: например, веб и база данных на разных.';
export const addGroup = 'Добавить группу';
export const moreGroupsInPanel = (most: number) => `Больше ${most} групп добавляют в панели.`;
export const monthlyTotal = 'Всего за месяц';
export const noPriceYet = 'Цены пока нет: поправьте отмеченные поля.';
export const proceed = 'Продолжить';
export const recount = 'Пересчитать';

// A group of workers.

export const groupNumber = (place: number) => `Группа ${place}`;
export const groupName = 'Название группы';
export const howManyWorkers = 'Сколько рабочих узлов';
export const fromTo = (least: number, most: number) => `От ${least} до ${most}`;
export const node = 'Узел';
/** `aloud` marks what only a screen reader says: which group it is. */
export const removeGroup = (group: string, aloud: (words: string) => ReactNode) => (
  <>Убрать группу{aloud(` ${group}`)}</>
);
export const labels = 'Метки узлов';
export const labelsText = 'По меткам Kubernetes решает, на каких узлах запускать приложение: tier = front.';
export const key = 'Ключ';
export const value = 'Значение';
export const addLabel = 'Добавить метку';
export const removeLabel = (label: string, aloud: (words: string) => ReactNode) => (
  <>Убрать{aloud(` метку ${label}`)}</>
);
export const moreLabelsInPanel = (most: number) => `Больше ${most} меток у группы задают в панели.`;

// A node.

export const noOwnNodes = 'Своя конфигурация в этой локации не продаётся';
export const ownNodeDedicated = 'Своя конфигурация, выделенные ядра';
export const memoryInGb = 'Память, ГБ';
export const diskInGb = 'Диск, ГБ';
export const upTo = (mostCores: number, memory: string, disk: string) =>
  `до ${mostCores}\u00a0ядер, ${memory}, ${ofDisk(disk)}`;
export const fromMonthly = (price: string) => `от ${price}/мес`;
export const nodeWithLimit = (words: string, mostMasters: number) =>
  `${words}, не больше ${mostMasters === 1 ? 'одного мастера' : `${mostMasters} мастеров`}`;

// The summary.

export const yourCluster = 'Ваш кластер';
export const rounding = 'Округление';
export const priceWithoutFaults = 'Цена появится здесь, когда в полях не останется ошибок.';
export const capacity = (
  count: { masters: number; groups: number; workers: number },
  workers: { cpu: number; ramGb: number; disk: string },
) => {
  const nodes = [
    `${count.masters}\u00a0${plural(count.masters, { one: 'мастер', few: 'мастера', many: 'мастеров' })}`,
    `${count.groups}\u00a0${plural(count.groups, { one: 'группа', few: 'группы', many: 'групп' })}`,
    `${count.workers}\u00a0${plural(count.workers, { one: 'рабочий узел', few: 'рабочих узла', many: 'рабочих узлов' })}`,
  ];
  const together = [cores(workers.cpu), ofMemory(`${workers.ramGb}\u00a0ГБ`), ofDisk(workers.disk)];
  return `${nodes.join(', ')}. Рабочие узлы вместе: ${together.join(', ')}.`;
};

// What is sold otherwise than asked for.

export const placeIsNotSold = (wanted: string, instead: string) =>
  `В локации «${wanted}» кластеры не продаются. Показываем, что есть в локации «${instead}».`;
export const addressedPlaceIsNotSold = (instead: string) =>
  `В локации из этого адреса кластеры не продаются. Показываем, что есть в локации «${instead}».`;
export const periodIsNotOffered = (wanted: number, instead: number) =>
  `Оплатить ${billed(wanted)} уже нельзя. Вместо этого выбрано: ${billed(instead)}.`;
export const versionIsNotSold = (wanted: string, instead: string) =>
  `Kubernetes ${wanted} больше не ставим. Выбрана версия ${instead}.`;
export const nodeIsNotSold = (wanted: string, place: string, instead: string) =>
  `«${wanted}» в локации «${place}» не продаётся. Вместо него выбран «${instead}».`;
export const suchNodeIsNotSold = (place: string, instead: string) =>
  `Такой узел в локации «${place}» не продаётся. Вместо него выбран «${instead}».`;

// What is wrong.

export const mastersAre = (counts: string) => `Мастеров бывает ${counts}`;
export const tooManyMasters = (title: string, most: number) =>
  most === 1 ? `У ${title} бывает только один мастер` : `У ${title} бывает не больше ${most} мастеров`;
export const workersRange = (least: number, most: number) => `Укажите число узлов от ${least} до ${most}`;
export const noGroups = 'Добавьте группу рабочих узлов: без них приложениям негде работать';
export const tooLong =
  'Названий и меток больше, чем помещается в заказ: сократите их, остальные задайте в панели';
export const noName = 'Назовите группу';
export const longName = (most: number) => `Название не длиннее ${most} знаков`;
export const sameName = 'Группа с таким названием уже есть';
export const noNode = 'Выберите узел';
export const sameLabel = 'Такая метка у группы уже есть';
/** After a range the genitive stands: от 2 до 32 ядер, от 2 до 21 ядра. */
export const coresRange = (least: number, most: number, step: number) =>
  inSteps(`От ${least} до ${most} ${plural(most, { one: 'ядра', few: 'ядер', many: 'ядер' })}`, step);
export const gigabytesRange = (least: number, most: number, step: number) =>
  inSteps(`От ${least} до ${most} ГБ`, step);
export const wholeNumber = (range: string) => `${range}, целым числом`;
export const nearestCores = (range: string, count: number) => `${range}. Ближайшее: ${cores(count)}`;
export const nearestGigabytes = (range: string, count: number) => `${range}. Ближайшее: ${gigabytes(count)}`;

function inSteps(range: string, step: number): string {
  return step === 1 ? range : `${range}, шаг ${step}`;
}

const PREFIX = 'Перед «/» должен стоять домен строчными буквами, например example.com/tier';

export const keyFaults: Readonly<Record<LabelFault, string>> = {
  empty: 'Введите ключ метки',
  'too-long': 'Имя в ключе не длиннее 63 знаков',
  characters: 'В ключе — латинские буквы, цифры, «-», «_» и «.»; первый и последний знак — буква или цифра',
  prefix: PREFIX,
};
export const valueFaults: Readonly<Record<LabelFault, string>> = {
  empty: 'Введите ключ метки',
  'too-long': 'Значение не длиннее 63 знаков',
  characters:
    'В значении — латинские буквы, цифры, «-», «_» и «.»; первый и последний знак — буква или цифра',
  prefix: PREFIX,
};
