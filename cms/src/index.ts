import type { Core } from '@strapi/strapi';
import { seedEmptyDatabase } from '../seed/seed-empty-database';
import { ensureDemoAccounts } from './access/demo-accounts';
import { ensureReadToken } from './access/read-token';
import { applyRoles } from './access/roles';
import { loadEnv } from './env';
import { offerOnlyReading } from './graphql/read-only-schema';
import { noticeTheSite } from './notices/notice-the-site';
import { prepareViews } from './panel/prepare-views';
import { refuseDraftsToTheContentApi } from './published-only';
import { refuseAddressClashes } from './refuse-address-clashes';
import { refuseFaultyCommerce } from './refuse-faulty-commerce';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    offerOnlyReading(strapi);
    refuseDraftsToTheContentApi(strapi);
    refuseAddressClashes(strapi);
    refuseFaultyCommerce(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const env = loadEnv();
    await applyRoles(strapi);
    await ensureReadToken(strapi, env.secrets.cmsReadToken);
    if (env.demoPassword !== undefined) await ensureDemoAccounts(strapi, env.demoPassword);
    await prepareViews(strapi);
    if (env.seed) await seedEmptyDatabase(strapi);
    // After the seed, so that a first start does not send the site a notice for every seeded entry.
    if (env.site !== undefined) noticeTheSite(strapi, env.site);
  },
};
