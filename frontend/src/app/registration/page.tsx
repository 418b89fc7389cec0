import {
  type AuthMode,
  type AuthQuery,
  currentIntent,
  type IntentId,
  newIntentId,
  type Order,
  readAuthQuery,
  readOrder,
  switchMode,
  unreachable,
} from '@vitrina/ordering';
import { linkClass } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import { modeTitle, modeWords } from '~/features/account/account-words';
import type { CarriedOrder } from '~/features/account/carried-order';
import { LoginForm } from '~/features/account/login-form';
import { ModeLink } from '~/features/account/mode-link';
import { nextPage } from '~/features/account/next-page';
import { RecoveryForm } from '~/features/account/recovery-form';
import { RegistrationForm } from '~/features/account/registration-form';
import { SmsCodeForm } from '~/features/account/sms-code-form';
import { WebmasterForm } from '~/features/account/webmaster-form';
import { BesideSummary } from '~/features/order/beside-summary';
import { getOrderOptions } from '~/features/order/get-order-options';
import { getOrderSummary, type OrderSummary } from '~/features/order/get-order-summary';
import { NoOrder } from '~/features/order/no-order';
import { NoSummary } from '~/features/order/no-summary';
import { OrderOptions } from '~/features/order/order-options';
import { ORDER_WORDS } from '~/features/order/words';
import { isFormAnswer } from '~/is-form-answer';
import { orderPaths, RETIRED, withIntent } from '~/order-paths';
import { paths } from '~/paths';
import { logUnreadable, writeAgreedOrder } from '~/provider/agreed-order';
import { antiBot } from '~/provider/anti-bot';
import { canFindOrganisations } from '~/provider/find-organisation';
import { readPendingLogin } from '~/provider/pending-login';
import { readSession } from '~/provider/session';
import { namingRequest } from '~/request-id';
import { type SearchParams, toUrlQuery, withoutEmpty } from '~/search-params';
import { SuccessorNotice } from '~/site/successor-notice';

interface Chosen {
  order: Order;
  intent: IntentId;
  summary: OrderSummary;
}

/** One visit of this page: its address as it stands and as it is read, and what was chosen before. */
interface Visit {
  query: URLSearchParams;
  journey: AuthQuery;
  chosen: Chosen | undefined;
}

export async function generateMetadata({ searchParams }: { searchParams: SearchParams }): Promise<Metadata> {
  const journey = readAuthQuery(toUrlQuery(await searchParams));
  return { title: journey ? modeTitle(journey) : 'Регистрация', robots: { index: false } };
}

export default async function RegistrationPage({ searchParams }: { searchParams: SearchParams }) {
  const query = withoutEmpty(toUrlQuery(await searchParams));
  const journey = readAuthQuery(query);
  // `proxy.ts` answers an unknown value before it comes here.
  if (!journey) notFound();
  const isAnswer = await isFormAnswer();
  const read = readCarried(journey);
  if (read && !read.ok && read.failure.kind === 'invalid') return <NoOrder reason={read.failure} />;
  const order = read?.ok ? read.value : undefined;
  const intent = currentIntent(query.get('intent'));
  if (!isAnswer && (await readSession()))
    redirect(order ? orderPaths.page(order, intent) : nextPage(journey));
  if (journey.mode === 'smsAuth' && !isAnswer && !(await readPendingLogin()))
    redirect(paths.account(switchMode(query, 'login')));
  const found = order && (await namingRequest(() => getOrderSummary(order)));
  const address = { path: paths.registration, query };
  if (found?.kind === 'retired') redirect(orderPaths.successor(address, found.successor));
  if (found && found.kind !== 'summary')
    return (
      <NoSummary order={order} reason={found} supportUrl={(await getSite()).supportUrl} address={address} />
    );
  if (order && !isAnswer && query.get('intent') !== intent)
    redirect(withIntent(paths.registration, query, intent));
  const chosen = order && found && { order, intent, summary: found.summary };
  const mode = <Mode query={query} journey={journey} chosen={chosen} />;
  return chosen ? (
    <BesideSummary summary={chosen.summary}>
      {query.has(RETIRED) && <SuccessorNotice />}
      {mode}
      {journey.mode.startsWith('registration') && (
        <details className="order-first">
          <summary className={`w-fit cursor-pointer text-15 ${linkClass}`}>Изменить заказ</summary>
          <div className="pt-4">
            <OrderOptions
              options={await getOrderOptions(chosen.order)}
              path={paths.registration}
              query={query}
            />
          </div>
        </details>
      )}
    </BesideSummary>
  ) : (
    <div className="container-page py-10">
      <div className="grid max-w-[34rem] gap-6">{mode}</div>
    </div>
  );
}

function Mode(visit: Visit) {
  const { mode } = visit.journey;
  switch (mode) {
    case 'login':
      return <LogIn {...visit} />;
    case 'smsAuth':
      return <EnterCode {...visit} />;
    case 'recovery':
      return <Recover {...visit} />;
    case 'registrationPartner':
      return <RegisterWebmaster {...visit} />;
    case 'registration':
    case 'registrationAI':
    case 'registrationAccount':
    case 'registrationApps':
    case 'registrationBalancer':
    case 'registrationDbaas':
    case 'registrationDedicated':
    case 'registrationK8s':
    case 'registrationReview':
    case 'registrationS3':
    case 'registrationVds':
      return <Register {...visit} />;
    default:
      return unreachable(mode);
  }
}

function LogIn({ query, journey, chosen }: Visit) {
  return (
    <>
      <h1 className="text-32">Вход</h1>
      <LoginForm
        journey={query.toString()}
        order={chosen && carried(chosen)}
        email={journey.prefilled.email ?? ''}
      />
      <div className="grid gap-1 text-ink-soft">
        <p>
          Забыли пароль? <Way visit={{ query, chosen }} to="recovery" label="Задать новый" />
        </p>
        <p>
          Ещё нет аккаунта? <Way visit={{ query, chosen }} to="registration" label="Создать аккаунт" />
        </p>
      </div>
    </>
  );
}

function EnterCode({ query, chosen }: Visit) {
  return (
    <>
      <h1 className="text-32">Код из SMS</h1>
      <SmsCodeForm journey={query.toString()} />
      <p className="text-ink-soft">
        Это не ваш телефон? <Way visit={{ query, chosen }} to="login" label="Войти под другим именем" />
      </p>
    </>
  );
}

function Recover({ query, journey, chosen }: Visit) {
  return (
    <>
      <h1 className="text-32">Новый пароль</h1>
      <p className="text-ink-soft">Пришлём на почту ссылку, по которой можно задать новый пароль.</p>
      <RecoveryForm email={journey.prefilled.email ?? ''} />
      <p className="text-ink-soft">
        Вспомнили? <Way visit={{ query, chosen }} to="login" label="Войти" />
      </p>
    </>
  );
}

async function RegisterWebmaster({ query, journey, chosen }: Visit) {
  const { consentTicked } = await getCommerce();
  return (
    <>
      <h1 className="text-32">{modeTitle(journey)}</h1>
      <p className="text-ink-soft">{modeWords(journey)}</p>
      <WebmasterForm
        ticket={await antiBot().ticket()}
        prefilled={{ ...journey.prefilled, partner_code: journey.partnerCode }}
        isTicked={consentTicked}
      />
      <p className="text-ink-soft">
        Уже с нами? <Way visit={{ query, chosen }} to="login" label="Войти" />
      </p>
    </>
  );
}

async function Register({ query, journey, chosen }: Visit) {
  const { consentTicked, mailingTicked, goal } = await getCommerce();
  const words = chosen ? undefined : modeWords(journey);
  return (
    <>
      <h1 className="text-32">
        {chosen ? ORDER_WORDS[chosen.order.product].withAccount : modeTitle(journey)}
      </h1>
      <div className="grid gap-1 text-ink-soft">
        {words && <p>{words}</p>}
        <p>
          Уже есть аккаунт? <Way visit={{ query, chosen }} to="login" label="Войти" />
        </p>
      </div>
      <RegistrationForm
        registration={newIntentId()}
        ticket={await antiBot().ticket()}
        journey={query.toString()}
        order={chosen && carried(chosen)}
        prefilled={journey.prefilled}
        ticked={{ consent: consentTicked, mailing: mailingTicked }}
        suggestsOrganisations={canFindOrganisations()}
        goal={goal}
      />
    </>
  );
}

/** A link to another mode of the same visit. The intent of an order goes with it, so that it stays one wish. */
function Way({ visit, to, label }: { visit: Pick<Visit, 'query' | 'chosen'>; to: AuthMode; label: string }) {
  const query = switchMode(visit.query, to);
  if (visit.chosen) query.set('intent', visit.chosen.intent);
  return <ModeLink href={paths.account(query)} label={label} />;
}

function carried({ order, intent, summary }: Chosen): CarriedOrder {
  return { intent, ...writeAgreedOrder(order), monthly: summary.monthly };
}

/** What the flow of a mode carries; `undefined` where it ends in the account. */
function readCarried({ flow, carried: query }: AuthQuery) {
  return flow && flow !== 'account' ? readOrder(flow, query, logUnreadable) : undefined;
}
