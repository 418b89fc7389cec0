import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::commerce.commerce-settings', { only: ['find'] });
