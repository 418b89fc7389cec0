import { Breadcrumbs, buttonClass, EmptyState, Notice } from '@vitrina/ui';
import { paths } from '~/urls/paths';
import type { Findings } from './find-everything';
import { FoundServers } from './found-servers';
import { KINDS } from './kinds';
import { QueryForm } from './query-form';
import { SearchFilters } from './search-filters';
import { SearchHints } from './search-hints';
import type { SearchKind } from './search-index';
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
        label="Путь по сайту"
        crumbs={[{ label: 'Главная', href: paths.home }, { label: 'Поиск' }]}
      />
      <h1 className="text-44">Поиск</h1>
      <QueryForm query={query} />
      {missing.length > 0 && (
        <div className="max-w-3xl">
          <Missing kinds={missing} />
        </div>
      )}
      {servers.length > 0 && <FoundServers servers={servers} />}
      {query && groups.length > 0 && (
        <>
          <p className="wrap-anywhere text-ink-soft">
            По запросу «{query}» нашлось: {groups.reduce((sum, { total }) => sum + total, 0)}
          </p>
          <SearchFilters query={query} wanted={wanted} groups={groups} sections={sections} />
          {shown.length > 0 ? (
            <SearchResults query={query} wanted={wanted} groups={shown} />
          ) : (
            <p className="text-ink-soft">Здесь ничего не нашлось: посмотрите в другом месте.</p>
          )}
        </>
      )}
      {query && groups.length === 0 && servers.length === 0 && (
        <>
          <div className="max-w-3xl wrap-anywhere">
            <NothingFound query={query} isPartial={missing.length > 0} takesRequests={takesRequests} />
          </div>
          <SearchHints title="Это точно найдётся" queries={hints} />
        </>
      )}
      {!query && (
        <>
          <p className="max-w-2xl text-17 text-ink-soft">
            Ищем по инструкциям, услугам и решениям и тарифам серверов. Опечатки и забытую раскладку простим.
          </p>
          <SearchHints title="Например" queries={hints} />
        </>
      )}
    </div>
  );
}

/** What cannot be found just now must not look as if it did not exist. */
function Missing({ kinds }: { kinds: readonly SearchKind[] }) {
  return (
    <Notice tone="neutral">
      Сейчас не отвечает часть поиска: {kinds.map((kind) => KINDS[kind].title.toLowerCase()).join(', ')}.
      Попробуйте ещё раз через минуту.
    </Notice>
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
      title={`По запросу «${query}» ничего не нашлось`}
      text={
        isPartial
          ? 'Но искали не везде: часть поиска сейчас не отвечает.'
          : 'Попробуйте другое слово или посмотрите всё по порядку.'
      }
      action={
        <>
          <a href={paths.tariffs} className={buttonClass('quiet')}>
            Все тарифы
          </a>
          <a href={paths.tutorials} className={buttonClass('quiet')}>
            Инструкции
          </a>
          {takesRequests && (
            <a
              href={paths.request({ kind: 'ask-tutorial', from: paths.search(query), subject: query })}
              className={buttonClass('quiet')}
            >
              Попросить инструкцию
            </a>
          )}
        </>
      }
    />
  );
}
