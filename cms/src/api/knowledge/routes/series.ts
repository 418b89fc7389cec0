import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::knowledge.series', { only: ['find', 'findOne'] });
