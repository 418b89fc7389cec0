import { t } from '~/messages';
import type { ArticleBeside } from './article-places';

interface SeriesPartsProps {
  parts: readonly ArticleBeside[];
  /** The part that is being read. */
  current?: string;
}

/** The parts of a series in their order. A browser with scripts marks those that were read to the end. */
export function SeriesParts({ parts, current }: SeriesPartsProps) {
  return (
    <series-progress className="grid gap-3">
      <ReadCount />
      <ol className="grid list-decimal gap-1 pl-6 marker:text-ink-soft">
        {parts.map(({ url, title, href }) => (
          <li key={url} data-part={url}>
            {url === current ? (
              <span aria-current="page" className="font-semibold">
                {title}
              </span>
            ) : (
              <a href={href} className="underline decoration-rule underline-offset-4 hover:text-accent">
                {title}
              </a>
            )}{' '}
            <ReadMark />
          </li>
        ))}
      </ol>
    </series-progress>
  );
}

/** How many of the parts were read; the browser knows. */
export function ReadCount() {
  const { progress, allRead } = t.knowledge.series;
  return <p className="text-15 text-ink-soft" data-progress={progress} data-all-read={allRead} hidden />;
}

/** Beside a part that was read to its end. */
export function ReadMark() {
  return (
    <span data-read="" hidden className="whitespace-nowrap text-13 text-good">
      {t.knowledge.series.isRead}
    </span>
  );
}
