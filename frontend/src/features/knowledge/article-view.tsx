import { Breadcrumbs } from '@vitrina/ui';
import type { ReactElement } from 'react';
import { dateByShop } from '~/copy/shop-time';
import { PictureView } from '~/documents/picture-view';
import { countInWords } from '~/elements/reader-words';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { ArticleBody } from './article-body';
import { ArticleEnd } from './article-end';
import type { Discussion } from './comment-invitation';
import type { Article } from './get-article';
import { ReadingPlace } from './reading-place';
import type { TariffCard } from './references';
import { SeriesCard } from './series-card';
import { checkInWords } from './show-check';
import { SideNavigation } from './side-navigation';

interface ArticleViewProps {
  article: Article;
  /** The whole address of the page, for those who share it; a draft has none. */
  page?: string;
  takesVotes?: boolean;
  takesRequests?: boolean;
  /** Where it is discussed; without it nobody is invited. */
  discussion?: Discussion | undefined;
  tariffCard: (card: TariffCard) => ReactElement;
}

/** An article as a quiet column: what it is about, who wrote it, the text, and where to read on. */
export function ArticleView({
  article,
  page,
  takesVotes = false,
  takesRequests = false,
  discussion,
  tariffCard,
}: ArticleViewProps) {
  return (
    <div className="container-page py-8">
      <Breadcrumbs label={t.shell.breadcrumbs} crumbs={article.crumbs} />
      <div className="mt-8 grid gap-x-16 aside:grid-cols-[minmax(0,44rem)_1fr]">
        <article className="min-w-0">
          <ArticleHeader article={article} isPublic={page !== undefined} />
          {article.cover && (
            <PictureView
              picture={article.cover}
              isFirst
              className="uploaded-cover mb-8 block aspect-2/1 h-auto w-full rounded-card object-cover"
            />
          )}
          {page && <ReadingPlace url={article.url} address={article.address} />}
          {article.series && <SeriesCard series={article.series} url={article.url} />}
          <ArticleBody tree={article.text.tree} tariffCard={tariffCard} />
          <div data-text-end="" />
          <ArticleEnd {...{ article, page, takesVotes, takesRequests, discussion }} />
        </article>
        <SideNavigation headings={article.text.headings} />
      </div>
    </div>
  );
}

function ArticleHeader({ article, isPublic }: { article: Article; isPublic: boolean }) {
  const { title, lead, author, publishedOn, updatedOn, check, level, minutesToRead, figures } = article;
  const shown = updatedOn ?? publishedOn;
  const day = shown && dateByShop(new Date(shown));
  return (
    <header className="mb-8 grid gap-4 border-b border-rule pb-8">
      <h1 className="text-44">{title}</h1>
      {lead && <p className="text-20 text-ink-soft">{lead}</p>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-15 text-ink-soft">
        {author && (
          <p className="flex items-center gap-3">
            {author.avatar && (
              <PictureView picture={author.avatar} alt="" className="size-12 rounded-full object-cover" />
            )}
            <span>
              <a
                href={author.href}
                className="text-ink underline decoration-rule underline-offset-4 hover:text-accent"
              >
                {author.name}
              </a>
              {author.jobTitle && `, ${author.jobTitle}`}
            </span>
          </p>
        )}
        {shown && day && (
          <time dateTime={shown}>
            {updatedOn && updatedOn !== publishedOn ? t.knowledge.article.updated(day) : day}
          </time>
        )}
        {check && <span>{checkInWords(check)}</span>}
        {level && (
          <a
            href={paths.level(level)}
            className="underline decoration-rule underline-offset-4 hover:text-accent"
          >
            {t.knowledge.levels[level].level}
          </a>
        )}
        <span>{t.knowledge.article.minutesToRead(minutesToRead)}</span>
        {isPublic && (
          <span data-article-views="" hidden={figures.views === 0}>
            {countInWords(figures.views, t.knowledge.views)}
          </span>
        )}
      </div>
    </header>
  );
}
