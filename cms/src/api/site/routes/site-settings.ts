import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.site-settings', { only: ['find'] });
