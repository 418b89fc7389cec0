import type { DatabaseType } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { currencySign } from '../currency';
import { plural } from './plural';
import { tariffs } from './units';

export const allTariffs = 'All plans';
export const tariffsTitle = 'Plans';
export const tariffsAt = (place: string) => `Plans: ${place}`;
export const tariffsOf = (kind: string) => `${kind} plans`;
export const tariffsOfIn = (family: string, place: string) => `${family} plans, ${place}`;
export const tariffNamed = (title: string) => `${title} plan`;
export const fromPrice = (price: ReactNode) => <>from {price}</>;
export const fromPerMonth = (price: string) => `from ${price}/mo`;
export const outOfStock = 'sold out';
export const perUnit = {
  core: (price: string) => `${price} per core`,
  ram: (price: string) => `${price} per GB of RAM`,
  disk: (price: string) => `${price} per GB of disk`,
};
export const showMore = 'Show more';
export const showSoManyMore = (count: number) => `Show ${count} more`;
export const shownOf = (shown: number, total: number) => `Showing ${shown} of ${total}`;

export const nearestInStock = 'Closest in stock:';
export const insteadOf = (soldOut: string, nearest: string) => `Instead of ${soldOut}: ${nearest}`;
export const nothingNear = 'Nothing of this size is left in any location right now.';

export const payment = 'Billing';
export const sortBy = 'Sort by';
export const allLocations = 'All locations';
export const operatingSystem = 'Operating system';
export const anySystem = 'Any';
export const sorting = 'Sort by';
export const price = 'Price';
export const pricesPerMonth = () => `${currencySign()}/mo`;
export const pricesPerDay = () => `${currencySign()}/day`;
export const layout = 'View';
export const asList = 'List';
export const asCards = 'Cards';
export const forPurpose = 'Choose by purpose';
export const sizeAndBudget = 'Size and budget';
export const reset = 'Reset';
export const purposeHint =
  'A purpose fills in the size people usually start with; adjust it to your own load.';

export const nothingFound = 'Nothing found';
export const noSuchTariffs = 'No such plans';
export const noSuchTariffsAt = (place: string) => `${place}: no such plans`;
export const askForLess = 'Try less strict filters.';
export const lookElsewhere = 'See what other locations have.';
export const resetFilters = 'Reset filters';
export const showAllLocations = 'Show all locations';
export const noneFitsAt = (place: string) => `${place}: no plan fits`;
export const nearestIsDearer = (title: string, costs: string) =>
  `${title} comes closest: it is the right size, but costs ${costs}.`;
export const sizeIsElsewhere = 'Other locations have this size.';
export const sizeIsNowhere =
  'No location has this size. Lower your requirements, or build a server of your own.';
export const buildOwnServer = 'Build your own server';
export const placeFrom = (place: string, costs: string) => `${place}, from ${costs}`;
export const resetRequirements = 'Reset requirements';

export const dayIsThirtieth =
  'The price per day is one thirtieth of it, for comparison; you are billed by the month.';
export const familiesAt = (place: string) => `Server lines: ${place}`;
export const fitting = 'Plans that fit';
export const fittingAt = (count: number, place: string) =>
  count === 0
    ? `${place}: no plans fit`
    : `${tariffs(count)} ${plural(count, { one: 'fits', other: 'fit' })}: ${place}, all server lines`;
export const noReadyMadeAt = (place: string) => `${place}: no ready-made plans yet`;
export const chooseAnotherPlace = 'Choose another location in the list above, or see what is nearby.';
export const noReadyMadeInFamily = 'There are no ready-made plans in this server line right now.';
export const mostPopular = 'MOST POPULAR';
export const tooLittleMemory = 'Not enough RAM';
export const systemNeeds = (os: string, size: string) => `${os} needs at least ${size} of RAM`;
export const placesLegend = 'Location on the map';
export const orderAt = (place: string) => `Order: ${place}, `;
export const createAt = (place: string) => `Create: ${place}, `;

export const compare = 'Compare';
export const compareNamed = (title: string) => `Compare ${title}`;
export const comparedLabel = 'Selected for comparison';
export const comparedCount = (count: number, most: number) => `${count} of ${most}`;
export const comparedStatus = (count: number, most: number) => `${count} of ${most} selected for comparison`;
export const doNotCompare = (title: string) => `Do not compare ${title}`;
export const clearCompared = 'Clear';
export const toComparison = 'View comparison';
export const tickOneMore = 'Select one more';
export const comparisonIsFull = (most: number) =>
  `${most} plans fit side by side. To add another, remove one of those selected.`;
export const comparison = 'Plan comparison';
export const onlyDifferences = 'Differences only';
export const atAGlance = 'At a glance';
export const nextStep = 'Next step';
export const same = 'same';
export const removeCompared = 'Remove';
export const removeFromComparison = (title: string) => `Remove ${title} from the comparison`;
export const availability = 'Availability';
export const inStock = 'in stock';
export const family = 'Server line';
export const frequency = 'Clock speed';
export const diskType = 'Disk type';
export const perCore = 'Per core';
export const perGbOfMemory = 'Per GB of RAM';
export const perGbOfDisk = 'Per GB of disk';
export const cheapestOfAll = 'lowest price';
export const mostOfAll = 'most';
export const highestOfAll = 'highest';

export const manyServers = 'Servers piling up? Go for Kubernetes';
export const manyServersText =
  'Containerized apps spread across nodes by themselves, and nodes are added in groups, so you do not have to watch over every server.';
export const kubernetesClusters = 'Kubernetes clusters';
export const noSuitableSize = 'Could not find your size?';
export const noSuitableSizeText =
  'Tell us what you are running: we will suggest a plan or build a server for the job.';
export const leaveRequest = 'Send a request';

export const databaseType = 'Database type';
export const databases: Readonly<Record<DatabaseType, { purpose: string; model: string; use: string }>> = {
  mysql: {
    purpose: 'Websites, stores, and CMS',
    model: 'Tables and SQL',
    use: 'WordPress, 1C-Bitrix, catalogs, and shopping carts',
  },
  postgres: {
    purpose: 'Complex data and reports',
    model: 'Tables and SQL, JSON, geodata',
    use: 'Accounting, finance, SaaS, semantic search with pgvector',
  },
  redis: {
    purpose: 'Cache, sessions, and counters',
    model: 'Keys and values in memory',
    use: 'Page cache, sessions, rate limiting',
  },
  mongodb: {
    purpose: 'Documents without a rigid schema',
    model: 'JSON documents',
    use: 'Profiles, catalogs with varying fields, drafts',
  },
  clickhouse: {
    purpose: 'Reports over billions of rows',
    model: 'Columns and SQL',
    use: 'Web analytics, telemetry, event logs',
  },
  opensearch: {
    purpose: 'Full-text search and logs',
    model: 'Documents with a search index',
    use: 'Site search, log analysis',
  },
  kafka: {
    purpose: 'Event streams between services',
    model: 'A log of messages by topic',
    use: 'Event exchange, data collection for analytics',
  },
  rabbitmq: {
    purpose: 'Queues of background jobs',
    model: 'Queues with acknowledgments',
    use: 'Email, file processing, scheduled jobs',
  },
};
export const typeIsNotSoldAt = (place: string, type: string) => `${place}: ${type} is not available yet`;
export const typesSoldHere = (types: string) => `Available here: ${types}.`;
export const noDatabasesHere = 'There are no databases in this location yet.';
export const showPlace = (place: string) => `Show: ${place}`;
export const noDatabases = 'Databases are not available right now';
export const noDatabasesText = 'Check back later or ask support.';
export const compareTypes = 'Compare database types';
export const typesCaption = (basis: string) => `Database types. ${basis}`;
export const type = 'Type';
export const purpose = 'Good for';
export const dataModel = 'Data model';
export const typicalUse = 'Typical use';
export const where = 'Where';

export const bundleText = 'Everything is created with one order and in one location.';
export const orderBundle = 'Order the bundle';
export const createBundle = 'Create the bundle';
export const priceIsUnknown = 'The price of this plan is not available right now.';
export const noLongerSold = 'This plan is no longer sold.';
export const runOnServer = 'Run on a server';
