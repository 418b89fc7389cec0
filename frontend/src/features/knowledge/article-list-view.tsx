import { Breadcrumbs, buttonClass, EmptyState } from '@vitrina/ui';
import { Rss } from 'lucide-react';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { ArticleCards } from './article-cards';
import { StoryInvitation } from './contribution';
import type { ArticleList } from './get-article-list';
import { PersonCard } from './person-card';
import { ReadCount } from './series-parts';

/** A part of a list of articles as a page. */
export function ArticleListView({ list, takesRequests }: { list: ArticleList; takesRequests: boolean }) {
  const { first, title, lead, crumbs, links, person } = list;
  return (
    <div className="container-page grid gap-8 pb-20 pt-8">
      <Breadcrumbs label={t.shell.breadcrumbs} crumbs={crumbs} />
      {person ? (
        <PersonCard person={person} from={first} hasForm={takesRequests} />
      ) : (
        <header className="grid max-w-3xl gap-3">
          <h1 className="text-44">{title}</h1>
          {lead && <p className="text-20 text-ink-soft">{lead}</p>}
        </header>
      )}
      {links.length > 0 && (
        <nav aria-label={t.knowledge.list.sections}>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={isCurrent ? 'page' : undefined}
                  className={`${buttonClass('quiet')} aria-[current=page]:border-accent aria-[current=page]:text-accent`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {person && <h2 className="text-24">{person.listed}</h2>}
      {list.isSeries ? (
        <series-progress className="grid gap-5">
          <ReadCount />
          <ListPart list={list} heading="h2" />
        </series-progress>
      ) : (
        <ListPart list={list} heading={person ? 'h3' : 'h2'} />
      )}
      <FeedLink address={first} />
      {takesRequests && list.section === 'blog' && <StoryInvitation from={first} />}
    </div>
  );
}

/** For those who want to hear of what is new in the list at an address. */
export function FeedLink({ address }: { address: string }) {
  return (
    <p className="text-15">
      <a
        href={paths.feed('rss', address)}
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-accent"
      >
        <Rss size={16} aria-hidden="true" />
        {t.knowledge.list.feed}
      </a>
    </p>
  );
}

/** Its articles. The next part comes by itself at the end of this one, and by a link without scripts. */
export function ListPart({ list, heading }: { list: ArticleList; heading: 'h2' | 'h3' }) {
  const { cards, page, previous, next, isSeries } = list;
  if (cards.length === 0)
    return (
      <EmptyState
        heading={heading}
        title={t.knowledge.list.empty}
        text={t.knowledge.list.emptyLeads}
        action={
          <a href={paths.search()} className={buttonClass('quiet')}>
            {t.knowledge.list.search}
          </a>
        }
      />
    );
  return (
    <load-more loaded={t.knowledge.list.loaded}>
      <ArticleCards cards={cards} heading={heading} isSeries={isSeries} />
      {(previous || next) && (
        <nav
          aria-label={t.knowledge.list.parts}
          className="mt-8 flex flex-wrap items-center justify-center gap-3"
        >
          {previous && (
            <a rel="prev" href={previous} className={buttonClass('quiet')}>
              {t.knowledge.list.previous}
            </a>
          )}
          {next ? (
            <a rel="next" href={next} className={buttonClass('quiet')}>
              {t.knowledge.list.next}
            </a>
          ) : (
            page > 1 && <span className="text-ink-soft">{t.knowledge.list.isAll}</span>
          )}
        </nav>
      )}
    </load-more>
  );
}
