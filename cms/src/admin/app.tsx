export default {
  config: {
    locales: ['ru'],
    tutorials: false,
    // The panel would otherwise ask the vendor's server about newer releases.
    notifications: { releases: false },
  },
  bootstrap() {},
};
