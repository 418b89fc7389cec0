/** The one thing that can be done with requests from outside: hand one over. The key is checked in `takeRequest`. */
export default {
  routes: [{ method: 'POST', path: '/requests', handler: 'request.take', config: { auth: false } }],
};
