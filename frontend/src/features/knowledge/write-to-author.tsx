import { buttonClass } from '@vitrina/ui';
import { ChevronDown } from 'lucide-react';
import { t } from '~/messages';
import { paths } from '~/urls/paths';

const MENU_ID = 'write-to-author';

interface WriteToAuthorProps {
  name: string;
  /** The page from which somebody writes. */
  from: string;
  links: readonly { label: string; href: string }[];
  /** Whether this site takes letters itself. */
  hasForm: boolean;
}

/** 'Написать автору': by our form, or where else they can be met. A popover, so that it opens without scripts. */
export function WriteToAuthor({ name, from, links, hasForm }: WriteToAuthorProps) {
  const href = paths.request({ kind: 'contact-author', from, subject: name });
  const ways = [...(hasForm ? [{ label: t.knowledge.people.byForm, href }] : []), ...links];
  if (ways.length === 0) return null;
  return (
    <div className="link-menu">
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={`${buttonClass('quiet')} [&:has(+:popover-open)>svg]:rotate-180`}
      >
        {t.knowledge.people.writeToAuthor}
        <ChevronDown size={18} aria-hidden="true" className="transition-transform duration-150" />
      </button>
      <div
        id={MENU_ID}
        popover="auto"
        className="min-w-56 rounded-card border border-rule bg-surface p-2 text-ink shadow-float"
      >
        <ul>
          {ways.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                rel="noopener"
                className="flex min-h-11 items-center rounded-control px-3 hover:bg-wash hover:text-accent"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
