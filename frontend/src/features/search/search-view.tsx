import { Breadcrumbs, buttonClass, EmptyState, Notice } from '@vitrina/ui';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { Findings } from './find-everything';
import { FoundServers } from './found-servers';
import { QueryForm } from './query-form';
import { SearchFilters } from './search-filters';
import { SearchHints } from './search-hints';
import { SearchResults } from './search-results';

interface SearchViewProps {
  found: Findings;
  takesRequests: boolean;
}

export function SearchView({ found, takesRequests }: SearchViewProps) {
  const { query, wanted, groups, sections, missing, hints, servers } = found;
  const shown = groups.filter(({ kind }) => wanted.kind === undefined || wanted.kind === kind);
  return (
    <div className="container-page grid grid-cols-1 gap-8 pb-20 pt-8">
      <Breadcrumbs
        label={t.shell.breadcrumbs}
        crumbs={[{ label: t.shell.homePage, href: paths.home }, { label: t.search.title }]}
      />
      <h1 className="text-44">{t.search.title}</h1>
      <QueryForm query={query} />
      {missing.length > 0 && (
        <div className="max-w-3xl">
          {/* What cannot be found just now must not look as if it did not exist. */}
          <Notice tone="neutral">{t.search.missing(missing)}</Notice>
        </div>
      )}
      {servers.length > 0 && <FoundServers servers={servers} />}
      {query && groups.length > 0 && (
        <>
          <p className="wrap-anywhere text-ink-soft">
            {t.search.results.found(
              query,
              groups.reduce((sum, { total }) => sum + total, 0),
            )}
          </p>
          <SearchFilters query={query} wanted={wanted} groups={groups} sections={sections} />
          {shown.length > 0 ? (
            <SearchResults query={query} wanted={wanted} groups={shown} />
          ) : (
            <p className="text-ink-soft">{t.search.results.notHere}</p>
          )}
        </>
      )}
      {query && groups.length === 0 && servers.length === 0 && (
        <>
          <div className="max-w-3xl wrap-anywhere">
            <NothingFound query={query} isPartial={missing.length > 0} takesRequests={takesRequests} />
          </div>
          <SearchHints title={t.search.hints.certain} queries={hints} />
        </>
      )}
      {!query && (
        <>
          <p className="max-w-2xl text-17 text-ink-soft">{t.search.lead}</p>
          <SearchHints title={t.search.hints.examples} queries={hints} />
        </>
      )}
    </div>
  );
}

interface NothingFoundProps {
  query: string;
  isPartial: boolean;
  takesRequests: boolean;
}

function NothingFound({ query, isPartial, takesRequests }: NothingFoundProps) {
  return (
    <EmptyState
      heading="h2"
      title={t.search.nothing.title(query)}
      text={isPartial ? t.search.nothing.leadOfPart : t.search.nothing.lead}
      action={
        <>
          <a href={paths.tariffs} className={buttonClass('quiet')}>
            {t.search.nothing.allTariffs}
          </a>
          <a href={paths.tutorials} className={buttonClass('quiet')}>
            {t.search.nothing.tutorials}
          </a>
          {takesRequests && (
            <a
              href={paths.request({ kind: 'ask-tutorial', from: paths.search(query), subject: query })}
              className={buttonClass('quiet')}
            >
              {t.search.nothing.askForTutorial}
            </a>
          )}
        </>
      }
    />
  );
}
