/** Whoever may read one of these has something to see on the page. */
export const READERS = [
  'api::knowledge.article',
  'api::site.banner',
  'api::site.service',
  'api::site.page',
].map((subject) => ({ action: 'plugin::content-manager.explorer.read', subject }));
