import { buttonClass } from '@vitrina/ui';
import { countInWords } from '~/elements/reader-words';
import { t } from '~/messages';

/** Where an article is discussed, and how much so far; without a count nobody knows. */
export interface Discussion {
  /** The support's chat. */
  href: string;
  comments?: number;
}

/** Asks readers to say what they think; the provider counts what has been said. */
export function CommentInvitation({ discussion: { href, comments } }: { discussion: Discussion }) {
  return (
    <aside aria-label={t.knowledge.discussion.label} className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft">
        {t.knowledge.discussion.invitation}
        {comments !== undefined && comments > 0 && (
          <span className="figures">
            {' '}
            {t.knowledge.discussion.already(countInWords(comments, t.knowledge.comments))}
          </span>
        )}
      </p>
      <a href={href} className={buttonClass('quiet')}>
        {t.knowledge.discussion.discuss}
      </a>
    </aside>
  );
}
