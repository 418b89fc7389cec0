import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { PanelRoute } from '../../strapi/panel-routes';
import { currentActor } from '../actor';
import { type AskedEntry, askedEntry, typesWith, wordsIn } from '../asked-entry';
import { typeName } from '../entries';
import { returnWithRemark, reviewOf, sendToReview, waitingReviews, withdrawReview } from './reviews';
import type { ListedReview, ReviewOfEntry } from './shown-reviews';

const LONGEST = 2000;

export function reviewRoutes(strapi: Core.Strapi): PanelRoute[] {
  const path = '/editorial/entries/:uid/:documentId/review';
  return [
    {
      method: 'GET',
      path,
      answer: async (question): Promise<ReviewOfEntry> => {
        const { entry, may } = await askedEntry(strapi, question, 'read');
        const review = await reviewOf(strapi, entry);
        const isWaiting = review.state === 'waiting';
        const isOwn = isWaiting && review.senderId === question.userId;
        return {
          review,
          maySend: !isWaiting && may('update') && !may('publish'),
          mayReturn: isWaiting && may('publish'),
          mayWithdraw: isWaiting && may('update') && (isOwn || may('publish')),
        };
      },
    },
    {
      method: 'POST',
      path,
      answer: async (question) => {
        const { entry, title } = await askedEntry(strapi, question, 'update');
        const note = bounded(wordsIn(question.body, 'note'));
        await sendToReview(strapi, { entry, title, note, actor: currentActor(strapi) });
        return {};
      },
    },
    {
      method: 'DELETE',
      path,
      answer: async (question) => {
        const asked = await askedEntry(strapi, question, 'update');
        await refuseOthers(strapi, asked, question.userId);
        await withdrawReview(strapi, asked.entry, asked.title, currentActor(strapi));
        return {};
      },
    },
    {
      method: 'POST',
      path: `${path}/return`,
      answer: async (question) => {
        const { entry, title } = await askedEntry(strapi, question, 'publish');
        const note = bounded(wordsIn(question.body, 'remark'));
        if (note === '') throw new errors.ValidationError('Напишите автору, что исправить.');
        await returnWithRemark(strapi, { entry, title, note, actor: currentActor(strapi) });
        return {};
      },
    },
    {
      method: 'GET',
      path: '/editorial/reviews',
      answer: async ({ userId }): Promise<{ reviews: ListedReview[] }> => {
        const mayPublish = typesWith(strapi, 'publish');
        const reviews = await waitingReviews(strapi, typesWith(strapi, 'read'));
        const visible = reviews.filter(
          ({ uid, senderId }) => senderId === userId || mayPublish.some((one) => one === uid),
        );
        return {
          reviews: visible.map((review) => ({ ...review, type: typeName(review.uid, review.language) })),
        };
      },
    },
  ];
}

async function refuseOthers(strapi: Core.Strapi, { entry, may }: AskedEntry, userId: number): Promise<void> {
  const review = await reviewOf(strapi, entry);
  if (review.state === 'waiting' && review.senderId !== userId && !may('publish')) {
    throw new errors.ForbiddenError('Отозвать запись с проверки может тот, кто её отправил, или редактор.');
  }
}

function bounded(text: string): string {
  if (text.length > LONGEST) throw new errors.ValidationError(`Не больше ${LONGEST} знаков.`);
  return text;
}
