import { openBrand } from '@vitrina/brand/brand';

/** What a new shop is called, and its panel always: `brand/`. */
export const BRAND = openBrand();
