import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.tag', { only: ['find', 'findOne'] });
