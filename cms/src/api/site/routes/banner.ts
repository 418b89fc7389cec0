import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.banner', { only: ['find', 'findOne'] });
