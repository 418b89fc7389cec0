import { t } from '~/messages';

/** What a provider that writes in Russian calls its goods, and what English calls them. */
const ENGLISH: readonly (readonly [russian: RegExp, english: string])[] = [
  [/Программный RAID/, 'Software RAID'],
  [/Аппаратный RAID/, 'Hardware RAID'],
  [/Сетевой диск/, 'Network drive'],
  [/Панель управления/, 'Control panel'],
  [/Базовый уровень администрирования/, 'Basic administration'],
  [/Дополнительный (IPv\d) адрес/, 'Another $1 address'],
  [/IP адрес(?:а|ов)? из одной подсети/, 'IP addresses of one subnet'],
  [/запрос(?:а|ов)? в секунду/, 'requests per second'],
  [/^Базовый$/, 'Basic'],
  [/^Устойчивый$/, 'Resilient'],
  [/МГц(?![а-яё])/g, 'MHz'],
  [/ГГц(?![а-яё])/g, 'GHz'],
  [/МБ(?![а-яё])/gi, 'MB'],
  [/ГБ(?![а-яё])/gi, 'GB'],
  [/ТБ(?![а-яё])/gi, 'TB'],
  [/Мбит\/с(?![а-яё])/g, 'Mbit/s'],
  [/Гбит\/с(?![а-яё])/g, 'Gbit/s'],
];

/** '16 ядер, 3,4 ГГц, 32 потока' is '16 cores, 3.4 GHz, 32 threads'. What is not known stays as the provider has written it. */
export function englishName(caption: string): string {
  const counted = caption
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(
      /(?<!\d)(\d{1,4})(\s)яд(?:ер|ро|ра)(?![а-яё])/gi,
      (_, count: string, space: string) => `${count}${space}${t.units.coresUnit(Number(count))}`,
    )
    .replace(
      /(?<!\d)(\d{1,4})(\s)поток(?:ов|а)?(?![а-яё])/gi,
      (_, count: string, space: string) => `${count}${space}${Number(count) === 1 ? 'thread' : 'threads'}`,
    );
  return ENGLISH.reduce((named, [russian, english]) => named.replace(russian, english), counted);
}
