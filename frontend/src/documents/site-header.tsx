import { PANEL_HOME } from '@vitrina/ordering';
import { buttonClass, opensDialog } from '@vitrina/ui';
import { ChevronDown, Menu, Search } from 'lucide-react';
import type { Site } from '~/content/site';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { LanguageSwitch } from './language-switch';
import { Logo } from './logo';
import { ProductsMenu } from './products-menu';
import { SearchForm } from './search-form';
import { DRAWER_ID } from './site-drawer';
import { ThemeSwitch } from './theme-switch';

const MENU_ID = 'products-menu';
const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-control hover:text-accent';
const ENTRY = 'inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap hover:text-accent';

/** The same for everyone, so that pages can be cached; what depends on the visitor is settled before the first paint. */
export function SiteHeader({ site }: { site: Site }) {
  return (
    <header className="sticky top-0 z-10 border-b border-rule bg-paper print:static">
      <div className="container-page flex h-(--header) items-center gap-x-7 max-lg:gap-x-2">
        <a
          href={paths.home}
          className="flex min-h-11 shrink-0 items-center gap-2.5 text-20 font-semibold tracking-tight"
        >
          <Logo picture={site.logo} />
          {site.brand}
        </a>
        <nav aria-label={t.shell.mainMenu} className="min-w-0 max-lg:hidden print:hidden" data-site-menu>
          {/* A menu that is too long is scrolled, and never pushes the way to an account off the page. */}
          <ul className="-m-1 flex gap-6 overflow-x-auto p-1 [scrollbar-width:thin]">
            <li>
              <button
                type="button"
                popoverTarget={MENU_ID}
                className={`${ENTRY} [&:has(+:popover-open)>svg]:rotate-180`}
              >
                {t.shell.products}
                <ChevronDown size={16} aria-hidden="true" className="transition-transform duration-150" />
              </button>
              <ProductsMenu id={MENU_ID} menu={site.menu} />
            </li>
            {site.menu.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={`${ENTRY} aria-[current]:text-accent`} suppressHydrationWarning>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center gap-2 aside:gap-4 print:hidden">
          <SearchForm id="header-search" className="w-44 max-aside:hidden" hasShortcut />
          <a
            href={paths.search()}
            aria-label={t.shell.search}
            className={`${ICON_BUTTON} aside:hidden max-[30rem]:hidden`}
          >
            <Search size={20} aria-hidden="true" />
          </a>
          <LanguageSwitch className={`${ENTRY} text-15 max-lg:hidden`} />
          <ThemeSwitch className="max-lg:hidden" />
          <AccountLinks />
          <button
            {...opensDialog(DRAWER_ID)}
            aria-label={t.shell.menu}
            className={`${ICON_BUTTON} -mr-2 lg:hidden`}
          >
            <Menu size={22} aria-hidden="true" />
          </button>
        </div>
      </div>
    </header>
  );
}

function AccountLinks() {
  return (
    <>
      <a href={paths.logIn} className={`for-visitor ${ENTRY} max-lg:hidden`}>
        {t.shell.logIn}
      </a>
      <a
        href={paths.registration}
        className={`for-visitor ${buttonClass('quiet')} whitespace-nowrap max-wide:px-3`}
      >
        {t.shell.signUp}
      </a>
      <a href={paths.handOff(PANEL_HOME)} className={`for-customer ${buttonClass('quiet')} max-wide:px-3`}>
        <span data-customer-name suppressHydrationWarning className="max-w-40 truncate max-wide:max-w-28">
          {t.shell.panel}
        </span>
      </a>
      <form action={paths.logOut} method="post" className="for-customer max-lg:hidden">
        <button type="submit" className={ENTRY}>
          {t.shell.logOut}
        </button>
      </form>
    </>
  );
}
