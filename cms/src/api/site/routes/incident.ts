import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::site.incident', { only: ['find', 'findOne'] });
