/** What assistants are told over the Model Context Protocol. */
export const instructions = (currency: string) =>
  `The shop window of a cloud hosting provider: articles, plans with live prices and availability, server quotes. Prices are in ${currency}. Nothing can be ordered here: give the person the order_url link, which shows the choice and its price before the order.`;
export const unavailable =
  'This cannot be answered right now: the catalogue or the articles are unavailable. Try again in a minute.';

export const search = {
  title: 'Search the site',
  description: 'Finds tutorials, articles, services and server plans. Forgives typos.',
};

export const readArticle = {
  title: 'Read an article',
  description: 'The text of a tutorial or a blog article as Markdown, by its address on this site.',
  none: 'There is no article at this address.',
};

export const listTariffs = {
  title: 'Plans, prices and availability',
  description: (most: number) =>
    `Ready-made plans from the cheapest, ${most} at most, with prices for each billing period and availability.`,
  location: 'A location code, for example ru-1',
  maxPrice: (currency: string) => `Per month, billed monthly, without a public IP, in ${currency}`,
};

export const listConfigurators = {
  title: 'What a server can be built from',
  description:
    'Locations, limits and prices per core and per gigabyte of memory and disk for a server of any size.',
};

export const quoteServer = {
  title: 'Quote a server',
  description:
    'The exact price of a cloud server and the link to order it: a ready-made plan by preset_id, or your own size by configurator_id with cpu, ram_gb and disk_gb.',
  period: 'A billing period from monthly_prices in list_tariffs, for example P1M; the usual one if left out',
  nameOne: 'Name either a preset_id alone, or a configurator_id with cpu, ram_gb and disk_gb, not both.',
  offeredPeriods: (periods: readonly string[]) =>
    `There is no such billing period. Offered: ${periods.join(', ')}.`,
  periodIsGone: 'That billing period is no longer offered.',
  noSuchPreset: 'There is no such plan: each preset_id is in list_tariffs.',
  noSuchConfiguration:
    'There is no such size or configurator: each configurator_id, its limits and step are in list_configurators.',
  retired: 'This plan is no longer sold.',
  byRequest: (cpuLimit: number) =>
    `Servers with more than ${cpuLimit} cores are built on request, on the site.`,
  noSuchBandwidth: 'This server is not sold with that bandwidth.',
  instead: (link: string) => `The closest alternative: ${link}`,
};
