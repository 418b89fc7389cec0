import { buttonClass } from '@vitrina/ui';
import { ratingInWords } from '~/elements/reader-words';
import { paths } from '~/urls/paths';
import type { Article } from './get-article';
import { VOTE_NOTES } from './vote-notes';

const STARS = [1, 2, 3, 4, 5];

/**
 * What readers think of an article: radio buttons drawn as stars, in a form that works by itself. Their script knows how
 * a pointer previews and saves at once; the page is the same for everybody, so it also brings the figures of now.
 */
export function ArticleRating({
  article: { id, address, figures },
}: {
  article: Pick<Article, 'id' | 'address' | 'figures'>;
}) {
  return (
    <article-rating className="rating" article={id}>
      <form method="post" action={paths.articleVotes} autoComplete="off">
        <input type="hidden" name="article" value={id} />
        <input type="hidden" name="page" value={address} />
        <fieldset className="rating-choice">
          <legend className="text-17 font-semibold">Оцените статью</legend>
          <div className="rating-stars">
            {STARS.map((stars) => (
              <label key={stars}>
                <input type="radio" name="stars" value={stars} required aria-label={`${stars} из 5`} />
                <Star />
              </label>
            ))}
          </div>
          <button type="submit" className={buttonClass('quiet')}>
            Оценить
          </button>
        </fieldset>
      </form>
      <p className="figures text-15 text-ink-soft">
        <span data-summary="">{ratingInWords(figures)}</span>
      </p>
      <p className="text-15" data-own="" />
      <p className="text-15" role="status" />
      <p id={VOTE_NOTES.taken} className="rating-note text-15">
        Спасибо, оценка учтена. Среднее на странице обновится в течение минуты. Свою оценку можно изменить.
      </p>
      <p id={VOTE_NOTES.refused} className="rating-note text-15">
        Оценка не сохранилась: сейчас она не принимается. Попробуйте позже.
      </p>
    </article-rating>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d="M10 2.2l2.4 4.9 5.4.8-3.9 3.8.9 5.4-4.8-2.6-4.8 2.6.9-5.4-3.9-3.8 5.4-.8z" />
    </svg>
  );
}
