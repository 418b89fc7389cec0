import { withPreflight } from '../../checks/preflight';
import { refuseDraftActions } from '../../checks/refuse-draft-actions';
import { checkRecentEntries } from '../../strapi/content-manager-routes';

/** Strapi hands its own plugin to this file (https://docs.strapi.io, 'Plugins extension'). */
export default (plugin: object): object => {
  checkRecentEntries(plugin);
  withPreflight(plugin);
  // Before the preflight, which asks the site.
  return refuseDraftActions(plugin);
};
