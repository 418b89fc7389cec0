import type { MenuEntry, Site } from '~/content/site';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { ServiceIcon } from './service-icon';

/** All that is sold, on one sheet below the header. A popover: the platform opens it, closes it and returns the focus. */
export function ProductsMenu({ id, menu }: { id: string; menu: Site['menu'] }) {
  return (
    <div
      id={id}
      popover="auto"
      className="products-menu inset-x-0 top-(--header) m-0 max-h-[calc(100dvh-var(--header))] w-full overflow-y-auto border-b border-rule bg-surface text-ink shadow-float"
    >
      <div className="container-page grid gap-x-10 gap-y-8 py-9 lg:grid-cols-[2fr_1fr]">
        <MenuPart
          title={t.shell.services}
          all={{ label: t.shell.allServices, href: paths.services }}
          entries={menu.services}
          isWide
        />
        {menu.solutions.length > 0 && (
          <MenuPart
            title={t.shell.solutions}
            all={{ label: t.shell.allSolutions, href: paths.solutions }}
            entries={menu.solutions}
            isWide={false}
          />
        )}
      </div>
    </div>
  );
}

interface MenuPartProps {
  title: string;
  all: { label: string; href: string };
  entries: readonly MenuEntry[];
  isWide: boolean;
}

function MenuPart({ title, all, entries, isWide }: MenuPartProps) {
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-baseline justify-between border-b border-rule pb-2">
        <p className="text-13 font-medium text-ink-soft">{title}</p>
        <a href={all.href} className="text-13 hover:text-accent">
          {all.label}
        </a>
      </div>
      <ul className={`-mx-3 grid content-start gap-1 ${isWide ? 'lg:grid-cols-2' : ''}`}>
        {entries.map(({ slug, label, text, href }) => (
          <li key={href}>
            <a
              href={href}
              className="group grid grid-cols-[auto_1fr] gap-x-3 rounded-control px-3 py-2.5 hover:bg-wash aria-[current]:bg-wash"
              suppressHydrationWarning
            >
              <ServiceIcon slug={slug} className="mt-0.5 text-ink-soft group-hover:text-accent" />
              <span className="font-medium">{label}</span>
              <span className="col-start-2 text-13 text-ink-soft">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
