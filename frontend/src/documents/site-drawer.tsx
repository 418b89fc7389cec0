import { PANEL_HOME } from '@vitrina/ordering';
import { buttonClass, Drawer } from '@vitrina/ui';
import type { MenuEntry, Site } from '~/content/site';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import { LanguageSwitch } from './language-switch';
import { SearchForm } from './search-form';
import { ServiceIcon } from './service-icon';
import { ThemeSwitch } from './theme-switch';

export const DRAWER_ID = 'site-drawer';

/** What the header holds on a wide screen, for those on which it does not fit. */
export function SiteDrawer({ site: { menu } }: { site: Site }) {
  return (
    <Drawer id={DRAWER_ID} title={t.shell.menu} closeLabel={t.shell.closeMenu}>
      <div className="grid gap-6">
        <SearchForm id="drawer-search" />
        <nav aria-label={t.shell.siteMenu} className="grid gap-5" data-site-menu>
          <Entries title={t.shell.services} entries={menu.services} />
          {menu.solutions.length > 0 && <Entries title={t.shell.solutions} entries={menu.solutions} />}
          <ul className="border-t border-rule pt-3">
            {menu.links.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className={ENTRY} suppressHydrationWarning>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-3 border-t border-rule pt-5">
          <a href={paths.registration} className={`for-visitor ${buttonClass()}`}>
            {t.shell.signUp}
          </a>
          <a href={paths.logIn} className={`for-visitor ${buttonClass('quiet')}`}>
            {t.shell.logIn}
          </a>
          <a href={paths.handOff(PANEL_HOME)} className={`for-customer ${buttonClass()}`}>
            {t.shell.openPanel}
          </a>
          <form action={paths.logOut} method="post" className="for-customer">
            <button type="submit" className={buttonClass('quiet')}>
              {t.shell.logOut}
            </button>
          </form>
          <LanguageSwitch className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center hover:text-accent" />
          <ThemeSwitch />
        </div>
      </div>
    </Drawer>
  );
}

const ENTRY = 'drawer-entry';

function Entries({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  return (
    <div>
      <p className="mb-1 text-13 font-medium text-ink-soft">{title}</p>
      <ul>
        {entries.map(({ slug, label, href }) => (
          <li key={href}>
            <a href={href} className={ENTRY} suppressHydrationWarning>
              <ServiceIcon slug={slug} className="text-ink-soft" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
