import { buttonClass } from '@vitrina/ui';
import { ArrowUpRight, ChevronDown } from 'lucide-react';

const MENU_ID = 'page-links';

interface LinkMenuProps {
  /** On the button. */
  title: string;
  entries: readonly { label: string; href: string }[];
}

/** Links to other sites behind one button. A popover: it opens without scripts and closes on a click beside it. */
export function LinkMenu({ title, entries }: LinkMenuProps) {
  return (
    <div className="link-menu">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={`${buttonClass('quiet', 'large')} [&:has(+:popover-open)>svg]:rotate-180`}
      >
        {title}
        <ChevronDown size={18} aria-hidden="true" className="transition-transform duration-150" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="max-h-54 min-w-56 overflow-y-auto rounded-card border border-rule bg-surface p-2 text-ink shadow-float"
      >
        <ul>
          {entries.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                rel="noopener"
                className="flex min-h-11 items-center justify-between gap-4 rounded-control px-3 hover:bg-wash hover:text-accent"
              >
                {label}
                <ArrowUpRight size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
