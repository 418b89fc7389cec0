import { bannerFaults } from '../refuse-faulty-banners';
import { type Fields, textIn } from './fields';
import { blocks, type Problem, warns } from './problem';

/** What keeps a banner from being saved is told while it is written, too. */
export function bannerProblems(banner: Fields): Problem[] {
  return [
    ...(textIn(banner, 'text') === ''
      ? [warns('no-text', 'У баннера нет текста, только заголовок.', { field: 'text' })]
      : []),
    ...bannerFaults(banner).map(({ path: [field = ''], message }) =>
      blocks('faulty-banner', message, { field }),
    ),
  ];
}
