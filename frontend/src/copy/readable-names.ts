import type {
  DedicatedConfigurator,
  DedicatedPart,
  DedicatedService,
  DedicatedTariff,
  NodeTariff,
  ServerTariff,
} from '@vitrina/ordering';
import { MB_IN_GB } from '@vitrina/ordering';
import { t } from '~/messages';
import { spokenLanguage } from '~/messages/language';
import { coresUnit } from '~/messages/ru/units';
import { nodeTitle } from './captions';
import { englishName } from './english-names';

/*
 * What the provider calls its goods, in words that a stranger can read, in the language of the page. The catalogue is renamed as it is
 * read (`provider/catalogue.ts`), so that a list, a card, a feed, a search and an order all say the same.
 */

/** Cities that the provider names in Latin letters, `frankfurt-1`, as Russian writes them. */
const CITIES: Record<string, string> = {
  almaty: 'Алматы',
  amsterdam: 'Амстердам',
  frankfurt: 'Франкфурт',
  gdansk: 'Гданьск',
  helsinki: 'Хельсинки',
  istanbul: 'Стамбул',
  london: 'Лондон',
  moscow: 'Москва',
  novosibirsk: 'Новосибирск',
  paris: 'Париж',
};

/** `frankfurt-1` is Франкфурт 1, `High - 4` is High 4, `E2236/26/800N (2022)` is Xeon E-2236, 26 ГБ. */
export function serverTitle({ title, ramMb }: Pick<ServerTariff, 'title' | 'ramMb'>): string {
  const [, city = '', number] = /^([a-z]+)-(\d+)$/.exec(title) ?? [];
  if (number) return `${cityName(city)} ${number}`;
  const [, processor] = /^(E\d+)\/\d+\/\d+[A-Z]?\s*(?:\(\d+\))?$/.exec(title) ?? [];
  if (processor) return `${processorTitle(processor)}, ${t.units.gigabytes(ramMb / MB_IN_GB)}`;
  return title.replace(/\s+-\s+(?=\d)/, ' ');
}

/** What it consists of: `Intel Xeon E3-1240, 8 ГБ DDR3, 2 × 1 ТБ HDD` instead of `E3-1240 / 8 / 1`. */
export function machineTitle({
  processorName,
  memory,
  disks,
}: Pick<DedicatedTariff, 'processorName' | 'memory' | 'disks'>): string {
  const parts = [processorTitle(processorName), memory, disks.map(({ caption }) => caption).join(' + ')];
  return parts.map(partCaption).join(', ');
}

/**
 * `2 х Intel`, with a Cyrillic letter, `2 x Intel` and `Intel 2xE5` are all two times Intel; a Xeon has its maker and its
 * name, a Ryzen a capital letter at its end.
 */
export function processorTitle(name: string): string {
  const [, before = '', count, after = ''] = /^(\D*?)\s*(\d) ?[xх] ?(?=[A-Z])(.*)$/i.exec(name) ?? ['', name];
  const model = [before.trim(), after.trim()]
    .filter(Boolean)
    .join(' ')
    .replace(/^(?:Intel )?(?:Xeon )?(?=E\d|E-\d|Silver|Gold|W-)/i, 'Intel Xeon ')
    .replace(/^Xeon/, 'Intel Xeon')
    .replace(/(E)(\d{4}[A-Z]?)$/, '$1-$2')
    .replace(/^(?=Ryzen|EPYC)/, 'AMD ')
    .replace(/(Ryzen \d+)x$/, '$1X');
  return count ? `${count}\u00a0× ${model}` : model;
}

/**
 * `2 x 1.92 ТБ NVMe` and `2.4-3.2 ГГц` as print has them; an amount keeps its unit on its line, and cores are counted as
 * Russian counts them: the provider writes `16 ядра` too.
 */
export function partCaption(caption: string): string {
  return inLanguage(inPrint(caption));
}

function inLanguage(caption: string): string {
  return spokenLanguage().language === 'ru' ? caption : englishName(caption);
}

function inPrint(caption: string): string {
  return caption
    .replace(/(\d)\.(\d)/g, '$1,$2')
    .replace(/(\d)-([\d,]+ ГГц)/g, '$1–\u2060$2')
    .replace(/(\d) ?[xх] (?=\d|[A-ZА-Я])/gi, '$1\u00a0×\u00a0')
    .replace(/(\d+) яд(?:ер|ро|ра)(?![а-яё])/gi, (_, count: string) => `${count} ${coresUnit(Number(count))}`)
    .replace(/(\d) (?=ГГц|ГБ|ТБ|яд)/g, '$1\u00a0');
}

export function withServerTitle(tariff: ServerTariff): ServerTariff {
  return { ...tariff, title: serverTitle(tariff) };
}

export function withMachineTitle(tariff: DedicatedTariff): DedicatedTariff {
  const processorName = processorTitle(tariff.processorName);
  return { ...tariff, processorName, title: machineTitle(tariff) };
}

export function withNodeTitle(tariff: NodeTariff): NodeTariff {
  return { ...tariff, title: nodeTitle(tariff.title) };
}

export function withReadableTitle<Titled extends { title: string }>(tariff: Titled): Titled {
  return { ...tariff, title: partCaption(tariff.title) };
}

/** A version of a system, `22.04`, is no figure of print. */
export function withServiceCaption(service: DedicatedService): DedicatedService {
  return { ...service, caption: inLanguage(service.caption) };
}

export function withPartCaptions(configurator: DedicatedConfigurator): DedicatedConfigurator {
  const named = (parts: readonly DedicatedPart[]) =>
    parts.map((part) => ({ ...part, caption: partCaption(part.caption) }));
  const { cpus, memories, storages, raids } = configurator;
  return {
    ...configurator,
    ...{ cpus: named(cpus), memories: named(memories), storages: named(storages), raids: named(raids) },
  };
}

function cityName(city: string): string {
  return (spokenLanguage().language === 'ru' && CITIES[city]) || capital(city);
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}
