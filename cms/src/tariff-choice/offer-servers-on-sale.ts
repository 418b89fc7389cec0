import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { AskedSite } from '../checks/ask-site';
import { offerToPanel } from '../strapi/panel-routes';

const PRESET = 'api::commerce.static-preset';

/**
 * The fields in which a static preset names what it sells. Their inputs (`src/admin/server-choice`) ask what is on sale:
 * `GET /vitrina/servers-on-sale`. Without a site, or while it is away, the lists are absent, and identifiers are typed.
 */
export function offerServersOnSale(strapi: Core.Strapi, site: AskedSite): void {
  for (const name of ['server-preset', 'server-configurator'])
    strapi.customFields.register({ name, type: 'string', inputSize: { default: 6, isResizable: true } });
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/servers-on-sale',
      async answer({ can }) {
        if (!can('plugin::content-manager.explorer.read', PRESET))
          throw new errors.ForbiddenError('Что продаётся, показывают тем, кто ведёт статические тарифы.');
        const servers = await site.servers();
        if (servers === undefined) return {};
        const { presets, configurators } = servers;
        return { presets: [...presets.values()], configurators: [...configurators.values()] };
      },
    },
  ]);
}
