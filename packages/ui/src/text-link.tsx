import { ArrowUpRight } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

/** Classes of a link within text, for links that a framework's own component draws. */
export const linkClass = 'text-link';

export interface TextLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'className' | 'href'> {
  href: string;
  /** Says that the link leaves the site ("opens another site"). Giving it draws the arrow. */
  externalLabel?: string | undefined;
}

/** A link within text. One that leaves the site has an arrow, and words for those who cannot see it. */
export function TextLink({ externalLabel, rel, children, ...link }: TextLinkProps) {
  if (!externalLabel)
    return (
      <a {...link} rel={rel} className={linkClass}>
        {children}
      </a>
    );
  return (
    <a {...link} rel={rel ?? 'external noopener'} className={linkClass}>
      {children}
      {/* A word joiner keeps the arrow on the line of the last word. */}
      {'\u2060'}
      <ArrowUpRight aria-hidden="true" className="ml-0.5 inline size-[0.9em] align-baseline" />
      <span className="sr-only"> ({externalLabel})</span>
    </a>
  );
}
