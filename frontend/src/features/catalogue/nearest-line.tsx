import { linkClass } from '@vitrina/ui';
import { t } from '~/messages';

interface NearestLineProps {
  /** What is sold out. */
  of: string;
  /** What comes nearest to it; `undefined` when nothing as large is left. */
  nearest: { words: string; href: { visitor: string; customer: string } } | undefined;
}

/** Where something cannot be had: what can be had in its place. */
export function NearestLine({ of, nearest }: NearestLineProps) {
  if (!nearest) return <p className="text-ink-soft">{t.catalogue.nothingNear}</p>;
  const { words, href } = nearest;
  const label = t.catalogue.insteadOf(of, words);
  return (
    <p className="figures text-ink-soft">
      {t.catalogue.nearestInStock}{' '}
      <a href={href.visitor} aria-label={label} className={`for-visitor ${linkClass} text-ink`}>
        {words}
      </a>
      <a href={href.customer} aria-label={label} className={`for-customer ${linkClass} text-ink`}>
        {words}
      </a>
    </p>
  );
}
