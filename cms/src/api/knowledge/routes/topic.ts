import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.topic', { only: ['find', 'findOne'] });
