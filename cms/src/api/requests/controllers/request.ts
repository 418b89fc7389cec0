import { factories } from '@strapi/strapi';
import { REQUEST } from '../../../requests/request-type';
import { takeRequest } from '../../../requests/take-request';

export default factories.createCoreController(REQUEST, ({ strapi }) => ({
  take: (ctx) => takeRequest(strapi, ctx, Reflect.get(ctx.request, 'body')),
}));
