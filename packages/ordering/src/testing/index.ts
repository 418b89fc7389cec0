/** Orders made up by chance, for tests of adapters and of the site. */
export * from './orders';
