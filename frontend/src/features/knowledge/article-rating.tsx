import { buttonClass } from '@vitrina/ui';
import { ratingInWords } from '~/elements/reader-words';
import { t } from '~/messages';
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
    <article-rating className="rating" article={id} words={JSON.stringify(t.knowledge.rating)}>
      <form method="post" action={paths.articleVotes} autoComplete="off">
        <input type="hidden" name="article" value={id} />
        <input type="hidden" name="page" value={address} />
        <fieldset className="rating-choice">
          <legend className="text-17 font-semibold">{t.knowledge.votes.title}</legend>
          <div className="rating-stars">
            {STARS.map((stars) => (
              <label key={stars}>
                <input
                  type="radio"
                  name="stars"
                  value={stars}
                  required
                  aria-label={t.knowledge.votes.stars(stars)}
                />
                <Star />
              </label>
            ))}
          </div>
          <button type="submit" className={buttonClass('quiet')}>
            {t.knowledge.votes.vote}
          </button>
        </fieldset>
      </form>
      <p className="figures text-15 text-ink-soft">
        <span data-summary="">{ratingInWords(figures, t.knowledge.rating)}</span>
      </p>
      <p className="text-15" data-own="" />
      <p className="text-15" role="status" />
      <p id={VOTE_NOTES.taken} className="rating-note text-15">
        {t.knowledge.votes.taken}
      </p>
      <p id={VOTE_NOTES.refused} className="rating-note text-15">
        {t.knowledge.votes.refused}
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
