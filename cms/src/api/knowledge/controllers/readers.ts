import type { Core } from '@strapi/strapi';
import { answerFigures, answerViews, answerVote } from '../../../readers/answer-readers';

type Answer = typeof answerVote;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const asHandler = (answer: Answer) => (ctx: Parameters<Answer>[1]) => answer(strapi, ctx);
  return {
    vote: asHandler(answerVote),
    views: asHandler(answerViews),
    figures: asHandler(answerFigures),
  };
};
