/** What became of orders, between the site and support. The key is checked in `answer-attempts.ts`. */
export default {
  routes: [
    { method: 'POST', path: '/order-attempts', handler: 'order-attempts.take', config: { auth: false } },
    { method: 'GET', path: '/order-attempts', handler: 'order-attempts.find', config: { auth: false } },
  ],
};
