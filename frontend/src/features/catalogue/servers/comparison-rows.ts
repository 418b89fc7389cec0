import { MB_IN_GB, portion } from '@vitrina/ordering';
import { bandwidthCaption, DISK_NAMES, memoryCaption } from '~/copy/captions';
import { familyName, locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { TariffOffer } from '../tariff-offers';
import { fullPrice, type PriceUnit, priceCaption, priceIn } from './price-caption';

/** One property of the tariffs that are compared. */
export interface ComparisonRow {
  name: string;
  /** A cell a tariff: its words, and what it is best in, if it is. */
  cells: { text: string; merit: string | undefined }[];
  isSame: boolean;
}

interface Property {
  name: string;
  text: (offer: TariffOffer) => string;
  /** What it is worth, and which end is the good one. */
  worth?: { of: (offer: TariffOffer) => number; merit: string; isLessBetter?: boolean };
}

/** All properties of some tariffs, with the best of each row where one is better than another. */
export function comparisonRows(offers: readonly TariffOffer[], unit: PriceUnit): ComparisonRow[] {
  const isAllLeft = offers.every(({ isSoldOut }) => !isSoldOut);
  return propertiesIn(unit, isAllLeft).map(({ name, text, worth }) => {
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

function propertiesIn(unit: PriceUnit, isAllLeft: boolean): Property[] {
  const part = (offer: TariffOffer, parts: number, of?: number) =>
    portion(priceIn(unit, offer.monthly), parts, of);
  const cheapest = (of: (offer: TariffOffer) => number) => ({
    of,
    merit: t.catalogue.cheapestOfAll,
    isLessBetter: true,
  });
  const most = (of: (offer: TariffOffer) => number) => ({ of, merit: t.catalogue.mostOfAll });
  return [
    {
      name: t.catalogue.price,
      text: (offer) => fullPrice(offer.monthly, unit),
      worth: cheapest((offer) => offer.monthly),
    },
    // Only worth a row where something is sold out.
    ...(isAllLeft ? [] : [availability()]),
    { name: t.products.location, text: (offer) => locationName(offer.location) },
    { name: t.catalogue.family, text: (offer) => familyName(offer.family) },
    {
      name: t.products.processor,
      text: ({ cpu }) => t.units.cores(cpu),
      worth: most((offer) => offer.cpu),
    },
    {
      name: t.catalogue.frequency,
      text: ({ cpuFrequency }) => t.units.gigahertz(cpuFrequency),
      worth: { ...most((offer) => offer.cpuFrequency), merit: t.catalogue.highestOfAll },
    },
    {
      name: t.products.memory,
      text: ({ ramMb }) => memoryCaption(ramMb),
      worth: most((offer) => offer.ramMb),
    },
    {
      name: t.products.disk,
      text: ({ diskMb }) => memoryCaption(diskMb),
      worth: most((offer) => offer.diskMb),
    },
    { name: t.catalogue.diskType, text: ({ diskType }) => DISK_NAMES[diskType] },
    {
      name: t.products.bandwidth,
      text: ({ bandwidthMbit }) => bandwidthCaption(bandwidthMbit),
      worth: most((offer) => offer.bandwidthMbit),
    },
    {
      name: t.catalogue.perCore,
      text: (offer) => priceCaption(part(offer, offer.cpu)),
      worth: cheapest((offer) => part(offer, offer.cpu)),
    },
    {
      name: t.catalogue.perGbOfMemory,
      text: (offer) => priceCaption(part(offer, offer.ramMb, MB_IN_GB)),
      worth: cheapest((offer) => part(offer, offer.ramMb, MB_IN_GB)),
    },
    {
      name: t.catalogue.perGbOfDisk,
      text: (offer) => priceCaption(part(offer, offer.diskMb, MB_IN_GB)),
      worth: cheapest((offer) => part(offer, offer.diskMb, MB_IN_GB)),
    },
  ];
}

function availability(): Property {
  return {
    name: t.catalogue.availability,
    text: ({ isSoldOut }) => (isSoldOut ? t.catalogue.outOfStock : t.catalogue.inStock),
  };
}
