/** What the site tells and asks of the readers of articles. The key is checked in `answer-readers.ts`. */
export default {
  routes: [
    { method: 'POST', path: '/article-votes', handler: 'readers.vote', config: { auth: false } },
    { method: 'POST', path: '/article-views', handler: 'readers.views', config: { auth: false } },
    { method: 'GET', path: '/article-figures', handler: 'readers.figures', config: { auth: false } },
  ],
};
