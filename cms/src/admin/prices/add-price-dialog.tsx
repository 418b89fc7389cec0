import type { StrapiApp } from '@strapi/strapi/admin';
import { addToForm } from '../strapi/content-manager';
import { askForPrices } from './ask-for-prices';
import { PriceDialog } from './price-dialog';

/** Asks again before a price goes live that changes by much. */
export function addPriceDialog(app: StrapiApp): void {
  askForPrices();
  addToForm(app, {
    name: 'vitrina-price-dialog',
    Component: PriceDialog,
  });
}
