import { linkClass } from '@vitrina/ui';
import { KINDS } from './kinds';
import { Marked } from './marked';
import type { SearchGroup, SearchHit } from './search-index';

const MOST_SHOWN = 6;

/** What was found, kind by kind. A long group shows its best, and the way to all of that kind. */
export function SearchResults({ groups }: { groups: readonly SearchGroup[] }) {
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-12">
      {groups.map(({ kind, hits }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className="grid gap-4">
          <div className="grid gap-1">
            <h2 id={`found-${kind}`} className="flex items-baseline gap-3 text-24">
              {KINDS[kind].title}{' '}
              <span className="figures text-15 font-normal text-ink-soft">{hits.length}</span>
            </h2>
            {hits.some(({ document }) => document.note) && (
              <p className="text-13 text-ink-soft empty:hidden">{KINDS[kind].note}</p>
            )}
          </div>
          <ol className="border-t border-rule">
            {hits.slice(0, MOST_SHOWN).map((hit) => (
              <Result key={`${hit.document.href} ${hit.document.title}`} hit={hit} />
            ))}
          </ol>
          {hits.length > MOST_SHOWN && (
            <p className="text-ink-soft">
              Показаны первые {MOST_SHOWN}.{' '}
              <a href={KINDS[kind].all.href} className={linkClass}>
                {KINDS[kind].all.label}
              </a>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}

function Result({ hit: { document, terms } }: { hit: SearchHit }) {
  return (
    <li className="relative grid gap-x-8 gap-y-1 border-b border-rule py-4 wide:grid-cols-[1fr_auto]">
      <h3 className="text-17 leading-snug">
        <a
          href={document.href}
          className="transition-colors duration-150 after:absolute after:inset-0 hover:text-accent"
        >
          <Marked text={document.title} terms={terms} />
        </a>
      </h3>
      <p
        className={`figures whitespace-nowrap wide:text-right ${document.kind === 'tariff' ? 'text-17 font-semibold' : 'text-ink-soft'}`}
      >
        {document.note}
      </p>
      {document.text && (
        <p className="figures col-span-full text-ink-soft">
          <Marked text={document.text} terms={terms} />
        </p>
      )}
    </li>
  );
}
