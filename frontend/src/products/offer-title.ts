import type { Product } from '@vitrina/ordering';
import { t } from '~/messages';

/** What an offer is called: by its tariff, or, where a customer has put it together, by what it is. */
export function offerTitle(title: string | undefined, product: Product): string {
  return title ?? ownTitle(product);
}

function ownTitle(product: Product): string {
  switch (product) {
    case 'vds':
    case 'dedicated':
      return t.products.ownConfiguration;
    case 's3':
      return t.products.ownSize;
    case 'k8s':
      return t.products.ownCluster;
    default:
      return t.products.names[product];
  }
}
