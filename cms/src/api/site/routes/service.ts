import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.service', { only: ['find', 'findOne'] });
