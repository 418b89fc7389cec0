import type { Core } from '@strapi/strapi';
import { answerAttempt, answerAttempts } from '../../../orders/answer-attempts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  take: (ctx: Parameters<typeof answerAttempt>[1]) => answerAttempt(strapi, ctx),
  find: (ctx: Parameters<typeof answerAttempts>[1]) => answerAttempts(strapi, ctx),
});
