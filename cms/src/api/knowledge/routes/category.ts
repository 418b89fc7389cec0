import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.category', { only: ['find', 'findOne'] });
