import type { Core } from '@strapi/strapi';
import { answerCounts } from '../../../funnel/answer-counts';

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  take: (ctx: Parameters<typeof answerCounts>[1]) => answerCounts(strapi, ctx),
});
