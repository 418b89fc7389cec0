import { MB_IN_GB, portion, russianNumber } from '@vitrina/ordering';
import { bandwidthCaption, coresUnit, DISK_NAMES, memoryCaption } from '~/copy/captions';
import { familyName, locationName } from '~/copy/taxonomy';
import type { TariffOffer } from '../tariff-offers';
import { fullPrice, type PriceUnit, priceCaption, priceIn } from './price-caption';

/** One property of the tariffs that are compared. */
export interface ComparisonRow {
  name: string;
  /** A cell a tariff: its words, and what it is best in, if it is. */
  cells: { text: string; merit: string | undefined }[];
  isSame: boolean;
}

/** Only worth a row where something is sold out. */
const AVAILABILITY = 'Наличие';

interface Property {
  name: string;
  text: (offer: TariffOffer) => string;
  /** What it is worth, and which end is the good one. */
  worth?: { of: (offer: TariffOffer) => number; merit: string; isLessBetter?: boolean };
}

/** All properties of some tariffs, with the best of each row where one is better than another. */
export function comparisonRows(offers: readonly TariffOffer[], unit: PriceUnit): ComparisonRow[] {
  const isAllLeft = offers.every(({ isSoldOut }) => !isSoldOut);
  const properties = propertiesIn(unit).filter(({ name }) => !(isAllLeft && name === AVAILABILITY));
  return properties.map(({ name, text, worth }) => {
    const texts = offers.map(text);
    const worths = worth ? offers.map(worth.of) : [];
    const best = worth?.isLessBetter ? Math.min(...worths) : Math.max(...worths);
    const differs = new Set<string | number>(worth ? worths : texts).size > 1;
    return {
      name,
      isSame: !differs,
      cells: texts.map((words, place) => ({
        text: words,
        merit: worth && differs && worths[place] === best ? worth.merit : undefined,
      })),
    };
  });
}

function propertiesIn(unit: PriceUnit): Property[] {
  const part = (offer: TariffOffer, parts: number, of?: number) =>
    portion(priceIn(unit, offer.monthly), parts, of);
  const cheapest = (of: (offer: TariffOffer) => number) => ({
    of,
    merit: 'дешевле всех',
    isLessBetter: true,
  });
  const most = (of: (offer: TariffOffer) => number) => ({ of, merit: 'больше всех' });
  return [
    {
      name: 'Цена',
      text: (offer) => fullPrice(offer.monthly, unit),
      worth: cheapest((offer) => offer.monthly),
    },
    {
      name: AVAILABILITY,
      text: (offer) => (offer.isSoldOut ? 'нет в наличии' : 'есть'),
    },
    { name: 'Локация', text: (offer) => locationName(offer.location) },
    { name: 'Линейка', text: (offer) => familyName(offer.family) },
    {
      name: 'Процессор',
      text: ({ cpu }) => `${cpu}\u00a0${coresUnit(cpu)}`,
      worth: most((offer) => offer.cpu),
    },
    {
      name: 'Частота',
      text: ({ cpuFrequency }) => `${russianNumber(cpuFrequency, 1)}\u00a0ГГц`,
      worth: { ...most((offer) => offer.cpuFrequency), merit: 'выше всех' },
    },
    { name: 'Память', text: ({ ramMb }) => memoryCaption(ramMb), worth: most((offer) => offer.ramMb) },
    { name: 'Диск', text: ({ diskMb }) => memoryCaption(diskMb), worth: most((offer) => offer.diskMb) },
    { name: 'Тип диска', text: ({ diskType }) => DISK_NAMES[diskType] },
    {
      name: 'Канал',
      text: ({ bandwidthMbit }) => bandwidthCaption(bandwidthMbit),
      worth: most((offer) => offer.bandwidthMbit),
    },
    {
      name: 'За ядро',
      text: (offer) => priceCaption(part(offer, offer.cpu)),
      worth: cheapest((offer) => part(offer, offer.cpu)),
    },
    {
      name: 'За ГБ памяти',
      text: (offer) => priceCaption(part(offer, offer.ramMb, MB_IN_GB)),
      worth: cheapest((offer) => part(offer, offer.ramMb, MB_IN_GB)),
    },
    {
      name: 'За ГБ диска',
      text: (offer) => priceCaption(part(offer, offer.diskMb, MB_IN_GB)),
      worth: cheapest((offer) => part(offer, offer.diskMb, MB_IN_GB)),
    },
  ];
}
