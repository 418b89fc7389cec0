import { openBrand } from '@vitrina/brand/brand';

/** The panel is that of the shop which it is tried with. */
export const BRAND = openBrand();
