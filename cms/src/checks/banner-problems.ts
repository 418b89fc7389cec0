import { bannerFaults, momentOf } from './banner-faults';
import { type Fields, textIn } from './fields';
import type { Known } from './known';
import { blocks, type Problem, warns } from './problem';

/** What keeps a banner from being saved is told while it is written, too, and so is why nobody would see it. */
export function bannerProblems(banner: Fields, known: Known): Problem[] {
  return [
    ...(textIn(banner, 'text') === ''
      ? [warns('no-text', 'У баннера нет текста, только заголовок.', { field: 'text' })]
      : []),
    ...unseenProblems(banner, known),
    ...bannerFaults(banner).map(({ path: [field = ''], message }) =>
      blocks('faulty-banner', message, { field }),
    ),
  ];
}

function unseenProblems(banner: Fields, { bannerTypes, blog, now }: Known): Problem[] {
  const [place, type] = [textIn(banner, 'place'), textIn(banner, 'type')];
  const problems: Problem[] = [];
  if (place === 'blog' && blog === 'missing') {
    problems.push(warns('no-blog', 'Блога на сайте пока нет: баннер никто не увидит.', { field: 'place' }));
  }
  if (place === 'services' && type !== '' && !bannerTypes.has(type)) {
    problems.push(
      warns(
        'no-banner-block',
        'Ни на одной опубликованной странице нет блока «Баннер» этого вида: баннер никто не увидит.',
        { field: 'type' },
      ),
    );
  }
  if ((momentOf(banner.ends_at) ?? Number.POSITIVE_INFINITY) <= now.getTime()) {
    problems.push(warns('over', 'Срок показа уже вышел: баннер никто не увидит.', { field: 'ends_at' }));
  }
  return problems;
}
