import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.redirect', { only: ['find', 'findOne'] });
