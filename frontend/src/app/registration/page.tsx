import {
  currentIntent,
  fromServerQuery,
  type IntentId,
  newIntentId,
  PANEL_HOME,
  type ServerOrder,
  toServerQuery,
} from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import type { CarriedOrder } from '~/features/account/carried-order';
import { LoginForm } from '~/features/account/login-form';
import { RegistrationForm } from '~/features/account/registration-form';
import { getServerSummary, type ServerSummary } from '~/features/order/get-server-summary';
import { NoSummary } from '~/features/order/no-summary';
import { BesideSummary } from '~/features/order/server-summary-card';
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
  intent: IntentId;
  summary: ServerSummary;
}

export default async function RegistrationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  const mode = MODES.find((known) => known === (query.get('auth') ?? 'registration'));
  if (!mode) notFound();
  const order = readOrder(mode, query);
  const intent = currentIntent(query.get('intent'));
  if ((await readSession()) && !(await isFormAnswer()))
    redirect(order ? paths.serverOrder(order, intent) : paths.handOff(PANEL_HOME));
  const found = order && (await getServerSummary(order));
  if (found && found.kind !== 'summary')
    return <NoSummary reason={found} supportUrl={(await getSite()).supportUrl} />;
  const chosen = order && found && { order, intent, summary: found.summary };
  const prefilled = Object.fromEntries(PREFILLED.map((key) => [key, query.get(key) ?? '']));
  const form =
    mode === 'login' ? <LogIn chosen={chosen} /> : <Register chosen={chosen} prefilled={prefilled} />;
  return chosen ? (
    <BesideSummary summary={chosen.summary}>{form}</BesideSummary>
  ) : (
    <div className="container-page py-10">
      <div className="grid max-w-[34rem] gap-6">{form}</div>
    </div>
  );
}

function carried({ order, intent, summary }: Chosen): CarriedOrder {
  return { intent, query: toServerQuery(order).toString(), monthly: summary.monthly };
}

function LogIn({ chosen }: { chosen: Chosen | undefined }) {
  return (
    <>
      <h1 className="text-32">Вход</h1>
      <LoginForm order={chosen && carried(chosen)} />
      <p className="text-ink-soft">
        Ещё нет аккаунта?{' '}
        <a
          href={chosen ? paths.serverRegistration(chosen.order, chosen.intent) : paths.registration}
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
        <a
          href={chosen ? paths.serverLogIn(chosen.order, chosen.intent) : paths.logIn}
          className={buttonClass('plain')}
        >
          Войти
        </a>
      </p>
      <RegistrationForm
        registration={newIntentId()}
        order={chosen && carried(chosen)}
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
