import type { ReactNode } from 'react';

interface SectionHeadProps {
  id: string;
  title: string;
  /** What must be known to read what follows: for whom, on which terms. */
  note?: ReactNode;
  /** Where there is more of it. */
  more?: { label: string; href: string };
  /** How what follows is shown. */
  children?: ReactNode;
}

/** The title of a part of a page, and the way to the whole of what it shows. */
export function SectionHead({ id, title, note, more, children }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <div className="grid gap-1">
        <h2 id={id} className="text-32">
          {title}
        </h2>
        {note && <p className="text-ink-soft">{note}</p>}
      </div>
      {(more || children) && (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          {children}
          {more && (
            <a
              href={more.href}
              className="inline-flex min-h-11 items-center underline decoration-rule underline-offset-4 hover:text-accent"
            >
              {more.label}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
