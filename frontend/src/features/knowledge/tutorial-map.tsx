import { Breadcrumbs, buttonClass } from '@vitrina/ui';
import { SearchForm } from '~/documents/search-form';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { FeedLink, ListPart } from './article-list-view';
import { Contribution } from './contribution';
import type { ArticleList } from './get-article-list';
import type { MappedTutorials } from './get-tutorial-map';
import { SeriesParts } from './series-parts';

/** The knowledge base as a map of its subject: search first, then levels, topics, series, and what is new. */
export function TutorialMap({
  map: { topics, series, levels },
  list,
  takesRequests,
}: {
  map: MappedTutorials;
  list: ArticleList;
  takesRequests: boolean;
}) {
  return (
    <div className="container-page grid gap-14 pb-20 pt-8">
      <div className="grid gap-8">
        <Breadcrumbs
          label={t.shell.breadcrumbs}
          crumbs={[{ label: t.shell.homePage, href: paths.home }, { label: t.knowledge.tutorials }]}
        />
        <header className="grid max-w-3xl gap-4">
          <h1 className="text-44">{t.knowledge.tutorials}</h1>
          <p className="text-20 text-ink-soft">{t.knowledge.map.lead}</p>
          <SearchForm id="tutorials-search" className="max-w-xl" />
          {levels.length > 0 && (
            <nav aria-label={t.knowledge.map.levels}>
              <ul className="flex flex-wrap gap-2">
                {levels.map((level) => (
                  <li key={level}>
                    <a href={paths.level(level)} className={buttonClass('quiet')}>
                      {t.knowledge.levels[level].level}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </header>
      </div>
      {topics.length > 0 && (
        <section aria-labelledby="topics-title" className="grid gap-6">
          <h2 id="topics-title" className="text-32">
            {t.knowledge.map.topics}
          </h2>
          <ul className="grid gap-x-8 border-t border-rule wide:grid-cols-2 lg:grid-cols-3">
            {topics.map(({ name, href, description, parts }) => (
              <li key={href} className="grid content-start gap-2 border-b border-rule py-5">
                <h3 className="text-20">
                  <a
                    href={href}
                    className="underline decoration-rule underline-offset-4 hover:text-accent max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
                  >
                    {name}
                  </a>
                </h3>
                {description && <p className="text-ink-soft">{description}</p>}
                {parts.length > 0 && (
                  <ul className="flex flex-wrap gap-x-4 gap-y-1">
                    {parts.map((part) => (
                      <li key={part.href}>
                        <a
                          href={part.href}
                          className="text-ink underline decoration-rule underline-offset-4 hover:text-accent max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
                        >
                          {part.name}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {series.length > 0 && (
        <section aria-labelledby="series-title" className="grid gap-6">
          <h2 id="series-title" className="text-32">
            {t.knowledge.map.series}
          </h2>
          <ul className="grid gap-5 wide:grid-cols-2 lg:grid-cols-3">
            {series.map(({ name, href, description, parts }) => (
              <li
                key={href}
                className="grid content-start gap-3 rounded-card border border-rule bg-surface p-6"
              >
                <h3 className="text-20">
                  <a href={href} className="underline decoration-rule underline-offset-4 hover:text-accent">
                    {name}
                  </a>
                </h3>
                {description && <p className="text-ink-soft">{description}</p>}
                <SeriesParts parts={parts} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="newest-title" className="grid gap-6">
        <h2 id="newest-title" className="text-32">
          {t.knowledge.map.newest}
        </h2>
        <ListPart list={list} heading="h3" />
        <FeedLink address={list.first} />
      </section>
      {takesRequests && <Contribution from={paths.tutorials} />}
    </div>
  );
}
