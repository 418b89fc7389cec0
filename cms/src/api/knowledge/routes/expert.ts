import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.expert', { only: ['find', 'findOne'] });
