import { DEFAULT_ROWS, MOST_ROWS } from '../src/graphql/row-budget';

export default {
  rest: {
    prefix: '/api',
    defaultLimit: DEFAULT_ROWS,
    maxLimit: MOST_ROWS,
    // A total costs a second query; a page that shows one asks for it.
    withCount: false,
    strictParams: true,
  },
};
