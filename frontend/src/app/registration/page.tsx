import {
  formatMoney,
  fromServerQuery,
  newIntentId,
  PANEL_HOME,
  type ServerOrder,
  toServerQuery,
} from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getCommerce } from '~/content/get-commerce';
import { LoginForm } from '~/features/account/login-form';
import { RegistrationForm } from '~/features/account/registration-form';
import { getServerSummary } from '~/features/order/get-server-summary';
import { ServerSummaryCard } from '~/features/order/server-summary-card';
import { isFormAnswer } from '~/is-form-answer';
import { paths } from '~/paths';
import { readSession } from '~/provider/session';
import { type SearchParams, toUrlQuery } from '~/search-params';

export const metadata: Metadata = { title: 'Регистрация', robots: { index: false } };

/** The modes that are built so far; every other value is answered as a page that does not exist. */
const MODES = ['registration', 'registrationVds', 'login'] as const;

const PREFILLED = ['phone_number', 'email', 'org_name', 'org_address', 'inn', 'full_name'];

export default async function RegistrationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  const mode = MODES.find((known) => known === (query.get('auth') ?? 'registration'));
  if (!mode) notFound();
  const order = readOrder(mode, query);
  if ((await readSession()) && !(await isFormAnswer()))
    redirect(order ? paths.serverOrder(order) : paths.handOff(PANEL_HOME));
  const summary = order && (await getServerSummary(order));
  if (order && !summary) redirect(paths.tariffs);
  const carried = order ? toServerQuery(order).toString() : '';
  return (
    <div
      className={`container-page grid gap-10 py-10 ${summary ? 'lg:grid-cols-[minmax(0,34rem)_24rem] lg:gap-x-20' : ''}`}
    >
      <div className="grid min-w-0 max-w-[34rem] content-start gap-6 max-lg:order-2">
        {mode === 'login' ? (
          <>
            <h1 className="text-32">Вход</h1>
            <LoginForm order={carried} />
            <p className="text-ink-soft">
              Ещё нет аккаунта?{' '}
              <a
                href={order ? paths.serverRegistration(order) : paths.registration}
                className={buttonClass('plain')}
              >
                Создать аккаунт
              </a>
            </p>
          </>
        ) : (
          <>
            <h1 className="text-32">
              {summary ? 'Создайте аккаунт\u00a0— и сервер готов' : 'Создать аккаунт'}
            </h1>
            <p className="text-ink-soft">
              Уже есть аккаунт?{' '}
              <a href={order ? paths.serverLogIn(order) : paths.logIn} className={buttonClass('plain')}>
                Войти
              </a>
            </p>
            <RegistrationForm
              intent={newIntentId()}
              order={carried}
              submitLabel={
                summary
                  ? `Создать аккаунт и заказать за ${formatMoney(summary.monthly)}/мес`
                  : 'Создать аккаунт'
              }
              prefilled={Object.fromEntries(PREFILLED.map((key) => [key, query.get(key) ?? '']))}
              ticked={await getTicked()}
            />
          </>
        )}
      </div>
      {summary && (
        <div className="max-w-[34rem] lg:sticky lg:top-24 lg:self-start">
          <ServerSummaryCard summary={summary} />
        </div>
      )}
    </div>
  );
}

/** A login carries an order too, when it was opened from one. */
function readOrder(mode: (typeof MODES)[number], query: URLSearchParams): ServerOrder | undefined {
  const carries = mode === 'registrationVds' || (mode === 'login' && query.get('serviceType') === 'vds');
  if (!carries) return undefined;
  const order = fromServerQuery(query);
  if (!order.ok) redirect(paths.tariffs);
  return order.value;
}

async function getTicked() {
  const { consentTicked, mailingTicked } = await getCommerce();
  return { consent: consentTicked, mailing: mailingTicked };
}
