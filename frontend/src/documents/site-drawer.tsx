import { PANEL_HOME } from '@vitrina/ordering';
import { buttonClass, Drawer } from '@vitrina/ui';
import type { MenuEntry, Site } from '~/content/site';
import { paths } from '~/urls/paths';
import { SearchForm } from './search-form';
import { ServiceIcon } from './service-icon';
import { ThemeSwitch } from './theme-switch';

export const DRAWER_ID = 'site-drawer';

/** What the header holds on a wide screen, for those on which it does not fit. */
export function SiteDrawer({ site: { menu } }: { site: Site }) {
  return (
    <Drawer id={DRAWER_ID} title="Меню" closeLabel="Закрыть меню">
      <div className="grid gap-6">
        <SearchForm id="drawer-search" />
        <nav aria-label="Меню сайта" className="grid gap-5" data-site-menu>
          <Entries title="Услуги" entries={menu.services} />
          {menu.solutions.length > 0 && <Entries title="Решения" entries={menu.solutions} />}
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
            Создать аккаунт
          </a>
          <a href={paths.logIn} className={`for-visitor ${buttonClass('quiet')}`}>
            Войти
          </a>
          <a href={paths.handOff(PANEL_HOME)} className={`for-customer ${buttonClass()}`}>
            Открыть панель
          </a>
          <form action={paths.logOut} method="post" className="for-customer">
            <button type="submit" className={buttonClass('quiet')}>
              Выйти
            </button>
          </form>
          <ThemeSwitch className="ml-auto" />
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
