import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::commerce.static-preset', { only: ['find', 'findOne'] });
