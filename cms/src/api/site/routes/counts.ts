/** What the site counts. The key is checked in `answer-counts.ts`. */
export default {
  routes: [{ method: 'POST', path: '/funnel-counts', handler: 'counts.take', config: { auth: false } }],
};
