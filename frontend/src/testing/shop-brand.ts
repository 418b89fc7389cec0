import { openBrand } from '@vitrina/brand/brand';
import { siteBrand } from '@vitrina/brand/site-brand';

/** As the build of the site says it to its pages. */
process.env.BRAND = JSON.stringify(siteBrand(openBrand(), { text: 'Text', code: 'Code' }));
