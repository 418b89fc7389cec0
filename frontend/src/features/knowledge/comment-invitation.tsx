import { buttonClass } from '@vitrina/ui';
import { commentsInWords } from '~/elements/reader-words';

/** Where an article is discussed, and how much so far; without a count nobody knows. */
export interface Discussion {
  /** The support's chat. */
  href: string;
  comments?: number;
}

/** Asks readers to say what they think; the provider counts what has been said. */
export function CommentInvitation({ discussion: { href, comments } }: { discussion: Discussion }) {
  return (
    <aside aria-label="Обсуждение статьи" className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <p className="min-w-0 flex-1 basis-64 text-ink-soft">
        Не получилось, есть вопрос или дополнение? Расскажите нам и другим читателям.
        {comments !== undefined && comments > 0 && (
          <span className="figures"> Уже {commentsInWords(comments)}.</span>
        )}
      </p>
      <a href={href} className={buttonClass('quiet')}>
        Обсудить статью
      </a>
    </aside>
  );
}
