import { PANEL_HOME } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import { paths } from '~/paths';
import { Logo } from './logo';
import { ThemeSwitch } from './theme-switch';

const LINKS = [
  { label: 'Облачные серверы', href: paths.cloudServers },
  { label: 'Тарифы', href: paths.tariffs },
  { label: 'Инструкции', href: paths.tutorials },
];

export function SiteHeader({ brand }: { brand: string }) {
  return (
    <header className="z-10 wide:sticky wide:top-0 border-b border-rule bg-paper">
      <div className="container-page flex min-h-16 items-center gap-x-8 gap-y-1 max-lg:gap-x-5 max-wide:flex-wrap max-wide:py-2">
        <a
          href={paths.home}
          className="flex min-h-11 items-center gap-2.5 text-20 font-semibold tracking-tight"
        >
          <Logo />
          {brand}
        </a>
        <nav aria-label="Основное меню" className="max-wide:order-3 max-wide:w-full">
          <ul className="flex gap-6 whitespace-nowrap text-15 max-lg:gap-4 max-wide:justify-between max-wide:gap-3 max-wide:text-13">
            {LINKS.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-flex min-h-11 items-center text-ink-soft hover:text-accent">
                  {label}
                </a>
              </li>
            ))}
            <li className="wide:hidden">
              <ThemeSwitch className="-mr-3" />
            </li>
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-4 max-lg:gap-3">
          <ThemeSwitch className="max-wide:hidden" />
          <a
            href={paths.logIn}
            className="for-visitor inline-flex min-h-11 items-center text-15 hover:text-accent"
          >
            Войти
          </a>
          <a
            href={paths.registration}
            className={`for-visitor ${buttonClass('quiet')} whitespace-nowrap max-wide:px-3`}
          >
            Создать аккаунт
          </a>
          <a
            href={paths.handOff(PANEL_HOME)}
            className={`for-customer ${buttonClass('quiet')} max-wide:px-3`}
          >
            <span data-customer-name suppressHydrationWarning className="max-w-40 truncate max-wide:max-w-28">
              Панель
            </span>
          </a>
          <form action={paths.logOut} method="post" className="for-customer">
            <button type="submit" className="inline-flex min-h-11 items-center text-15 hover:text-accent">
              Выйти
            </button>
          </form>
        </div>
      </div>
    </header>
  );
}
