import {
  PRODUCT_OF_LIST,
  SERVICE_OF_LIST,
  TARIFF_PRODUCTS,
  type TariffProduct,
} from '@vitrina/content-contract/content-names';
import { type Product, productOf } from '@vitrina/ordering';
import { withoutLanguage } from '~/messages/language-of';
import { env } from '~/runtime/env';
import { adapter } from './adapter';

/** The price lists that there are, by the names that the blocks of the CMS have for them. */
export function soldLists(): TariffProduct[] {
  return TARIFF_PRODUCTS.filter((list) => isSold(PRODUCT_OF_LIST[list]));
}

/** Whether the provider sells a product: what it does not is shown, searched and ordered nowhere. */
export function isSold(product: Product): boolean {
  return adapter().sells.includes(product);
}

/** Whether a service of the CMS may be shown; one that sells no product is. */
export function isShownService(slug: string): boolean {
  const list = TARIFF_PRODUCTS.find((name) => SERVICE_OF_LIST[name] === slug);
  return list === undefined || isSold(PRODUCT_OF_LIST[list]);
}

/** Whether a link of the menu, of the footer or of a banner leads to something that may be shown. */
export function isShownLink(href: string): boolean {
  const site = new URL(env().SITE_URL);
  const target = URL.canParse(href, site) ? new URL(href, site) : undefined;
  if (target?.host !== site.host) return true;
  const [first, second, third] = withoutLanguage(target.pathname).address.split('/').filter(Boolean);
  if (third !== undefined) return true;
  if (first === 'services' && second) return isShownService(second);
  if (first === 'kubernetes' && second === 'create-cluster') return isSold('k8s');
  if (second !== undefined || (first !== 'registration' && first !== 'order')) return true;
  const product = productOf(target.searchParams.get('auth'), target.searchParams.get('serviceType'));
  return product === undefined || isSold(product);
}
