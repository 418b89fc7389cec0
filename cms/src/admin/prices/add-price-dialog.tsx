import type { StrapiApp } from '@strapi/strapi/admin';
import { askForPrices } from './ask-for-prices';
import { PriceDialog } from './price-dialog';

/** Asks again before a price goes live that changes by much. */
export function addPriceDialog(app: StrapiApp): void {
  askForPrices();
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', {
    name: 'vitrina-price-dialog',
    Component: PriceDialog,
  });
}
