import { withPreflight } from '../../checks/preflight';
import { checkRecentEntries } from '../../strapi/content-manager-routes';

/** Strapi hands its own plugin to this file (https://docs.strapi.io, 'Plugins extension'). */
export default (plugin: object): object => {
  checkRecentEntries(plugin);
  return withPreflight(plugin);
};
