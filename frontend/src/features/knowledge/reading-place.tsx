import { X } from 'lucide-react';
import { t } from '~/messages';
import type { Article } from './get-article';

/** Before the text, so that it is met before what it leads to: leads a returning reader to the section they left. */
export function ReadingPlace({ url, address }: Pick<Article, 'url' | 'address'>) {
  return (
    <reading-place article={url}>
      <div role="status">
        <p
          hidden
          className="fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit max-w-[calc(100vw-2rem)] items-center gap-1 rounded-full border border-rule bg-surface py-1 pr-1 pl-5 shadow-float print:hidden [&[hidden]]:hidden"
        >
          <a
            href={address}
            className="inline-flex min-h-11 min-w-0 items-center underline decoration-rule underline-offset-4 hover:text-accent"
          >
            <span className="truncate" data-section={t.knowledge.article.goOn} />
          </a>
          <button
            type="button"
            aria-label={t.knowledge.article.doNotGoOn}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:text-accent"
          >
            <X size={18} aria-hidden="true" />
          </button>
        </p>
      </div>
    </reading-place>
  );
}
