import type { Money } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { money, number } from './format';
import { plural } from './plural';

export const title = 'Search';
export const titleOf = (query: string) => `Search: ${query}`;
export const lead =
  'Search tutorials, services and solutions, and server plans. Typos and the wrong keyboard layout are forgiven.';

export const form = { label: 'Search query', field: 'What to find', find: 'Search' };

export const kinds = { tutorial: 'Tutorials', service: 'Services and solutions', tariff: 'Server plans' };

export const filters = { where: 'Where to search', everywhere: 'Everything', section: 'Section' };

export const results = {
  found: (query: string, total: number) =>
    `${number(total)} ${plural(total, { one: 'result', other: 'results' })} for “${query}”`,
  notHere: 'Nothing found here: try another section.',
  firstOnly: (shown: number) =>
    shown === 1 ? 'Only the first one is shown.' : `Only the first ${shown} are shown.`,
  showAll: 'Show all',
  previous: 'Previous',
  next: 'Show more',
  noFurther: 'We don’t show any further results: please refine your query.',
};

export const missing = (kindsAway: readonly (keyof typeof kinds)[]) => {
  const away = kindsAway.map((kind) => kinds[kind].toLowerCase()).join(', ');
  return `Part of the search is not responding right now: ${away}. Please try again in a minute.`;
};

export const nothing = {
  title: (query: string) => `Nothing found for “${query}”`,
  lead: 'Try another word, or browse everything in order.',
  leadOfPart: 'But not everything was searched: part of the search is not responding right now.',
  allTariffs: 'All plans',
  tutorials: 'Tutorials',
  askForTutorial: 'Ask for a tutorial',
};

export const hints = { certain: 'These will find something', examples: 'For example' };

export const notes = { service: 'Service', solution: 'Solution' };

export const keywords = { service: 'service', solution: 'solution', tariff: 'plan cloud server VDS VPS' };

export const servers = {
  title: 'Find a server',
  none: 'There are none; we will show the closest ones',
  thatFit: (requirements: readonly string[]) => `Servers: ${requirements.join(', ')}`,
  cores: (least: number) => `${least}+\u00a0cores`,
  memory: (leastGb: number) => `${leastGb}+\u00a0GB RAM`,
  disk: (leastGb: number) => `${leastGb}+\u00a0GB disk`,
  price: (most: Money) => `up to ${money(most)}`,
};

export const perMonth = (price: Money) => `${money(price)}/mo`;

export const countFrom = (count: string, price: string) => `${count} from ${price}`;
export const countFromShown = (count: string, price: ReactNode) => (
  <>
    {count} from {price}
  </>
);

export const tooManyQueries = 'Too many queries in a row. Please wait a minute.';

/** What finds every article: the CMS indexes each with it (`cms/src/search/stored-articles.ts`). */
export const wordOfEveryArticle = 'article';
