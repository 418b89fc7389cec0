export default [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  'strapi::cors',
  // Six levels hold every filter the site uses and stop populate from being nested without end.
  { name: 'strapi::query', config: { depth: 6, arrayLimit: 100 } },
  'global::absent',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
