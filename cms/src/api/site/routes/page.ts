import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.page', { only: ['find', 'findOne'] });
