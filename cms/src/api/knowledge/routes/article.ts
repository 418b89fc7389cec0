import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.article', { only: ['find', 'findOne'] });
