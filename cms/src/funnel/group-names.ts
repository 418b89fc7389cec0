import { PRODUCT_OF_LIST, TARIFF_PRODUCTS } from '@vitrina/content-contract/content-names';
import { VALUE_CAPTIONS } from '../panel/value-captions';
import { OTHER_CAMPAIGNS } from './take-counts';

/** Products as orders name them, in the words that the panel has for their price lists. */
const PRODUCTS = new Map<string, string | undefined>(
  TARIFF_PRODUCTS.map((list) => [PRODUCT_OF_LIST[list], VALUE_CAPTIONS[list]]),
);

export const VARIANTS: Record<string, string> = { a: 'А', b: 'Б' };

export function productName(product: string): string {
  return PRODUCTS.get(product) ?? (product || 'Без продукта');
}

export function campaignName(campaign: string): string {
  return campaign === OTHER_CAMPAIGNS ? 'Прочие кампании' : campaign || 'Без кампании';
}

export function bannerName(title: string | undefined): string {
  return title ?? 'Удалённый баннер';
}
