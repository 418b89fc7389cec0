import type { Core } from '@strapi/strapi';
import { ANSWER, REQUEST } from '../requests/request-type';
import type { WriteStep } from './write-step';

/** Whoever deletes a request with Strapi's own button deletes the answers to it too. */
export function requestAnswers(strapi: Core.Strapi): WriteStep {
  return {
    name: 'request answers',
    of: [REQUEST],
    on: ['delete'],
    async follow({ documentId }) {
      await strapi.db.query(ANSWER).deleteMany({ where: { request: documentId } });
    },
  };
}
