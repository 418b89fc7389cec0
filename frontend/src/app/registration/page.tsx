import { fromServerQuery, newIntentId, PANEL_HOME, type ServerOrder, toServerQuery } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import { LoginForm } from '~/features/account/login-form';
import { RegistrationForm } from '~/features/account/registration-form';
import { getServerSummary, type ServerSummary } from '~/features/order/get-server-summary';
import { NoSummary } from '~/features/order/no-summary';
import { ServerSummaryCard } from '~/features/order/server-summary-card';
import { isFormAnswer } from '~/is-form-answer';
import { paths } from '~/paths';
import { readSession } from '~/provider/session';
import { type SearchParams, toUrlQuery } from '~/search-params';

export const metadata: Metadata = { title: 'Регистрация', robots: { index: false } };

/** The modes that are built so far; every other value is answered as a page that does not exist. */
const MODES = ['registration', 'registrationVds', 'login'] as const;

const PREFILLED = ['phone_number', 'email', 'org_name', 'org_address', 'inn', 'full_name'];

interface Chosen {
  order: ServerOrder;
  query: string;
  summary: ServerSummary;
}

export default async function RegistrationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  const mode = MODES.find((known) => known === (query.get('auth') ?? 'registration'));
  if (!mode) notFound();
  const order = readOrder(mode, query);
  if ((await readSession()) && !(await isFormAnswer()))
    redirect(order ? paths.serverOrder(order) : paths.handOff(PANEL_HOME));
  const found = order && (await getServerSummary(order));
  if (found && found.kind !== 'summary')
    return <NoSummary reason={found} supportUrl={(await getSite()).supportUrl} />;
  const chosen = order && found && { order, query: toServerQuery(order).toString(), summary: found.summary };
  return (
    <div className={`container-page grid gap-10 py-10 ${chosen ? BESIDE : ''}`}>
      <div className="grid min-w-0 max-w-[34rem] content-start gap-6 max-lg:order-2">
        {mode === 'login' ? (
          <LogIn chosen={chosen} />
        ) : (
          <Register
            chosen={chosen}
            prefilled={Object.fromEntries(PREFILLED.map((key) => [key, query.get(key) ?? '']))}
          />
        )}
      </div>
      {chosen && (
        <div className="max-w-[34rem] lg:sticky lg:top-24 lg:self-start">
          <ServerSummaryCard summary={chosen.summary} />
        </div>
      )}
    </div>
  );
}

const BESIDE = 'lg:grid-cols-[minmax(0,34rem)_24rem] lg:gap-x-20';

function LogIn({ chosen }: { chosen: Chosen | undefined }) {
  return (
    <>
      <h1 className="text-32">Вход</h1>
      <LoginForm order={chosen?.query ?? ''} />
      <p className="text-ink-soft">
        Ещё нет аккаунта?{' '}
        <a
          href={chosen ? paths.serverRegistration(chosen.order) : paths.registration}
          className={buttonClass('plain')}
        >
          Создать аккаунт
        </a>
      </p>
    </>
  );
}

async function Register({
  chosen,
  prefilled,
}: {
  chosen: Chosen | undefined;
  prefilled: Record<string, string>;
}) {
  const { consentTicked, mailingTicked } = await getCommerce();
  return (
    <>
      <h1 className="text-32">{chosen ? 'Создайте аккаунт\u00a0— и сервер готов' : 'Создать аккаунт'}</h1>
      <p className="text-ink-soft">
        Уже есть аккаунт?{' '}
        <a href={chosen ? paths.serverLogIn(chosen.order) : paths.logIn} className={buttonClass('plain')}>
          Войти
        </a>
      </p>
      <RegistrationForm
        intent={newIntentId()}
        order={chosen && { query: chosen.query, monthly: chosen.summary.monthly }}
        prefilled={prefilled}
        ticked={{ consent: consentTicked, mailing: mailingTicked }}
      />
    </>
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
