import type { ReactNode } from 'react';

export interface CardProps {
  title: string;
  /** The level of the title that fits the page around the card. */
  heading: 'h2' | 'h3' | 'h4';
  /** Makes the whole card one link, which is called by its title. */
  href?: string | undefined;
  /** A picture that fills the card's upper edge. */
  media?: ReactNode;
  /** A line above the title: a topic, a state. */
  eyebrow?: ReactNode;
  children?: ReactNode;
  /** Stands at the bottom, however tall the neighbours are. Links and buttons in it work beside the card's own link. */
  footer?: ReactNode;
}

/** A surface about one thing. */
export function Card({ title, heading: Heading, href, media, eyebrow, children, footer }: CardProps) {
  return (
    <div
      className={`relative flex min-w-0 flex-col rounded-card border border-rule bg-surface ${href ? LINKED : ''}`}
    >
      {media && <div className="overflow-hidden rounded-t-[calc(var(--radius-card)-1px)]">{media}</div>}
      <div className="flex grow flex-col gap-3 p-6">
        {eyebrow && <div className="text-13 text-ink-soft">{eyebrow}</div>}
        <Heading className="text-20">
          {href ? (
            <a
              href={href}
              className="outline-none transition-colors duration-150 after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {children && <div className="text-ink-soft">{children}</div>}
        {footer && (
          <div className="mt-auto pt-2 text-13 text-ink-soft [&_a]:relative [&_button]:relative">
            {footer}
          </div>
        )}
      </div>
    </div>
  );
}

/** The ring of the keyboard goes around what is the link: the whole card. */
const LINKED = 'group linked-card';
