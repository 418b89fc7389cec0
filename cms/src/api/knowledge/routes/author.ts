import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.author', { only: ['find', 'findOne'] });
