import { findFaults } from '../article-format/check-article';
import { ARTICLE } from '../markdown/article-fields';
import type { WriteStep } from './write-step';

/** Refuses to save an article, a draft too, whose text the site could not show, and says what is wrong and where. */
export const articleText: WriteStep = {
  name: 'article text',
  of: [ARTICLE],
  on: ['create', 'clone', 'update', 'publish'],
  async refuse({ data: { text } }) {
    const found = typeof text === 'string' ? findFaults(text) : [];
    const messages = [...new Set(found.map(({ message }) => message))];
    if (messages[0] === undefined) return undefined;
    return {
      message: summaryOf(messages[0], messages.length - 1),
      faults: messages.map((message) => ({ path: ['text'], message })),
    };
  },
};

/** A notice of the panel is a line or two; all of it stands at the field. */
function summaryOf(first: string, others: number): string {
  return others === 0 ? first : `${first} И ещё замечаний: ${others}.`;
}
