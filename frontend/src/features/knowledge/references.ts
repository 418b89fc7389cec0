import { type PresetId, parseId } from '@vitrina/ordering';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** A card of a tariff in a text: what the provider calls the tariff, and the system to put on it by its name. */
export interface TariffCard {
  preset: PresetId;
  system?: string;
}

/** The cards of tariffs in a text. */
export function tariffCardsIn(tree: Root): TariffCard[] {
  const cards: TariffCard[] = [];
  visit(tree, 'element', ({ properties }) => {
    const card = readTariffCard(properties);
    if (card) cards.push(card);
  });
  return cards;
}

/** The card that an element of a text is, if it is one. */
export function readTariffCard({
  dataBlock,
  dataPreset,
  dataOs,
}: Element['properties']): TariffCard | undefined {
  const preset = parseId<PresetId>(dataPreset);
  if (dataBlock !== 'tariff' || !preset) return undefined;
  return { preset, ...(typeof dataOs === 'string' && dataOs.trim() && { system: dataOs.trim() }) };
}

/** Leads links by reference to where the articles are now; of an article nobody can read the words alone are left. */
export function linkArticles(tree: Root, addresses: ReadonlyMap<string, string>): void {
  visit(tree, 'element', (link: Element) => {
    const { dataArticle, ...properties } = link.properties;
    if (link.tagName !== 'a' || typeof dataArticle !== 'string') return;
    const href = addresses.get(dataArticle);
    link.tagName = href === undefined ? 'span' : 'a';
    link.properties = href === undefined ? {} : { ...properties, href };
  });
}
