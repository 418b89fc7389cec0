import { ARTICLE } from '../markdown/article-fields';
import { textLinks } from '../references/text-links';
import type { WriteStep } from './write-step';

/** What a text leads to is kept beside it, for whoever looks for those who refer to something. */
export const linksOfText: WriteStep = {
  name: 'links of the text',
  of: [ARTICLE],
  on: ['create', 'clone', 'update', 'publish'],
  normalise({ data }) {
    delete data.text_links;
    if (typeof data.text === 'string') data.text_links = textLinks(data.text);
    if (data.text === null) data.text_links = null;
  },
};
