import { ChevronDown } from 'lucide-react';
import { t } from '~/messages';
import type { ArticleSeries } from './get-article';
import { SeriesParts } from './series-parts';

interface SeriesProps {
  series: ArticleSeries;
  /** Of the article that is being read. */
  url: string;
}

/** What the article is a part of, above its text. */
export function SeriesCard({ series: { name, href, parts }, url }: SeriesProps) {
  const place = parts.findIndex((part) => part.url === url);
  return (
    <nav
      aria-label={t.knowledge.series.name(name)}
      className="mb-8 rounded-card border border-rule bg-surface p-5 print:hidden"
    >
      <p className="text-13 text-ink-soft">
        {place < 0 ? t.knowledge.series.label : t.knowledge.series.place(place + 1, parts.length)}
      </p>
      <p>
        <a
          href={href}
          className="text-17 font-semibold underline decoration-rule underline-offset-4 hover:text-accent max-wide:inline-flex max-wide:min-h-11 max-wide:items-center"
        >
          {name}
        </a>
      </p>
      {parts.length > 1 && (
        <details className="group mt-2">
          <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-15 text-ink-soft hover:text-accent">
            {t.knowledge.series.allParts}
            <ChevronDown
              size={16}
              aria-hidden="true"
              className="transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
            />
          </summary>
          <SeriesParts parts={parts} current={url} />
        </details>
      )}
    </nav>
  );
}

/** Below the text: the part that is read next. */
export function NextInSeries({ series: { name, href, parts }, url }: SeriesProps) {
  const place = parts.findIndex((part) => part.url === url);
  // A draft is no part yet, and one part alone has no order.
  if (place < 0 || parts.length < 2) return null;
  const next = parts[place + 1];
  return (
    <nav
      aria-label={t.knowledge.series.nextLabel}
      className="grid gap-1 rounded-card bg-wash p-6 print:hidden"
    >
      <p className="text-13 text-ink-soft">
        {next ? t.knowledge.series.next(name, place + 2, parts.length) : t.knowledge.series.isLast}
      </p>
      <p>
        <a
          href={next?.href ?? href}
          className="text-20 font-semibold underline decoration-rule underline-offset-4 hover:text-accent"
        >
          {next?.title ?? name}
        </a>
      </p>
    </nav>
  );
}
