import {
  type AuthMode,
  type AuthQuery,
  type IntentId,
  newIntentId,
  type Order,
  readAuthQuery,
  readOrder,
  switchMode,
  unreachable,
} from '@vitrina/ordering';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { CheckoutLayout } from '~/checkout/checkout-layout';
import { logUnreadable } from '~/checkout/confirmed-order';
import { getOrderSheet } from '~/checkout/get-order-sheet';
import { OrderFields } from '~/checkout/order-fields';
import { orderIntent } from '~/checkout/order-intent';
import type { OrderSheet } from '~/checkout/order-sheet';
import { getCommerce } from '~/content/get-commerce';
import { getSite } from '~/content/get-site';
import { SuccessorNotice } from '~/documents/successor-notice';
import { modeTitle, modeWords } from '~/features/account/account-words';
import { suggestedCustomer } from '~/features/account/customer-type';
import { LoginForm } from '~/features/account/login-form';
import { ModeLink } from '~/features/account/mode-link';
import { nextPage } from '~/features/account/next-page';
import { RecoveryForm } from '~/features/account/recovery-form';
import { RegistrationForm } from '~/features/account/registration-form';
import { RegistrationWithOrder } from '~/features/account/registration-with-order';
import { SmsCodeForm } from '~/features/account/sms-code-form';
import { WebmasterForm } from '~/features/account/webmaster-form';
import { ChangeClusterLink } from '~/features/cluster/change-cluster-link';
import { ORDER_MESSAGES } from '~/features/order/messages';
import { NoOrder } from '~/features/order/no-order';
import { NoSummary } from '~/features/order/no-summary';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import { LargeServerRequest } from '~/features/requests/large-server-request';
import { canFindOrganisations } from '~/provider/find-organisation';
import { isFormAnswer } from '~/runtime/is-form-answer';
import { namingRequest } from '~/runtime/request-id';
import { botCheck } from '~/security/bot-check';
import { readPendingLogin } from '~/security/pending-login';
import { keptPromo } from '~/security/promo';
import { readSession } from '~/security/session';
import { orderPaths, RETIRED, withIntent } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type SearchParams, toUrlQuery, withoutEmpty } from '~/urls/search-params';

interface Chosen {
  order: Order;
  intent: IntentId;
  sheet: OrderSheet;
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
  const address = { path: paths.registration, query };
  if (read && !read.ok && read.failure.kind === 'invalid')
    return <NoOrder reason={read.failure} address={address} />;
  const order = read?.ok ? read.value : undefined;
  const intent = await orderIntent(query.get('intent'));
  if (!isAnswer && (await readSession()))
    redirect(order ? orderPaths.page(order, intent) : nextPage(journey));
  if (journey.mode === 'smsAuth' && !isAnswer && !(await readPendingLogin()))
    redirect(paths.account(switchMode(query, 'login')));
  const found = order && (await namingRequest(() => getOrderSheet(order)));
  if (found?.kind === 'retired') redirect(orderPaths.successor(address, found.successor));
  if (found && found.kind !== 'sheet')
    return found.kind === 'by-request' ? (
      <LargeServerRequest order={order} cpuLimit={found.cpuLimit} site={await getSite()} />
    ) : (
      <NoSummary order={order} reason={found} address={address} ask={<AskAboutOrder order={order} />} />
    );
  if (order && !isAnswer && query.get('intent') !== intent)
    redirect(withIntent(paths.registration, query, intent));
  const chosen = order && found && { order, intent, sheet: found.sheet };
  return <Mode query={query} journey={journey} chosen={chosen} />;
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

async function LogIn({ query, journey, chosen }: Visit) {
  return (
    <WithOrderSummary
      chosen={chosen}
      head={
        <>
          {query.has(RETIRED) && chosen && <SuccessorNotice />}
          <h1 className="text-32">Вход</h1>
          <ChangeClusterLink order={chosen?.order} />
        </>
      }
    >
      <LoginForm
        ticket={await botCheck().ticket()}
        journey={query.toString()}
        order={chosen && <OrderFields intent={chosen.intent} sheet={chosen.sheet} />}
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
    </WithOrderSummary>
  );
}

function EnterCode({ query, chosen }: Visit) {
  return (
    <WithOrderSummary chosen={chosen} head={<h1 className="text-32">Код из SMS</h1>}>
      <SmsCodeForm journey={query.toString()} />
      <p className="text-ink-soft">
        Это не ваш телефон? <Way visit={{ query, chosen }} to="login" label="Войти под другим именем" />
      </p>
    </WithOrderSummary>
  );
}

async function Recover({ query, journey, chosen }: Visit) {
  return (
    <WithOrderSummary
      chosen={chosen}
      head={
        <>
          <h1 className="text-32">Новый пароль</h1>
          <p className="text-ink-soft">Пришлём на почту ссылку, по которой можно задать новый пароль.</p>
        </>
      }
    >
      <RecoveryForm ticket={await botCheck().ticket()} email={journey.prefilled.email ?? ''} />
      <p className="text-ink-soft">
        Вспомнили? <Way visit={{ query, chosen }} to="login" label="Войти" />
      </p>
    </WithOrderSummary>
  );
}

async function RegisterWebmaster({ query, journey, chosen }: Visit) {
  const [{ consentTicked }, { legal }] = await Promise.all([getCommerce(), getSite()]);
  return (
    <WithOrderSummary
      chosen={chosen}
      head={
        <>
          <h1 className="text-32">{modeTitle(journey)}</h1>
          <p className="text-ink-soft">{modeWords(journey)}</p>
        </>
      }
    >
      <WebmasterForm
        registration={newIntentId()}
        ticket={await botCheck().ticket()}
        journey={query.toString()}
        prefilled={{ ...journey.prefilled, partner_code: journey.partnerCode }}
        isTicked={consentTicked}
        legal={legal}
      />
      <p className="text-ink-soft">
        Уже с нами? <Way visit={{ query, chosen }} to="login" label="Войти" />
      </p>
    </WithOrderSummary>
  );
}

async function Register({ query, journey, chosen }: Visit) {
  const [{ consentTicked, mailingTicked }, { legal, usualCustomer }] = await Promise.all([
    getCommerce(),
    getSite(),
  ]);
  const words = chosen ? undefined : modeWords(journey);
  const head = (
    <>
      {query.has(RETIRED) && chosen && <SuccessorNotice />}
      <h1 className="text-32">
        {chosen ? ORDER_MESSAGES[chosen.order.product].withAccount : modeTitle(journey)}
      </h1>
      <div className="grid gap-1 text-ink-soft">
        {words && <p>{words}</p>}
        <p>
          Уже есть аккаунт? <Way visit={{ query, chosen }} to="login" label="Войти" />
        </p>
        <ChangeClusterLink order={chosen?.order} />
        <AskAboutOrder order={chosen?.order} />
      </div>
    </>
  );
  const form = {
    registration: newIntentId(),
    ticket: await botCheck().ticket(),
    journey: query.toString(),
    prefilled: journey.prefilled,
    ticked: { consent: consentTicked, mailing: mailingTicked },
    customerType: suggestedCustomer(journey.prefilled, usualCustomer),
    legal,
    suggestsOrganisations: canFindOrganisations(),
    promo: journey.promo || (await keptPromo()),
  };
  if (chosen)
    return <RegistrationWithOrder {...form} intent={chosen.intent} sheet={chosen.sheet} head={head} />;
  return (
    <WithOrderSummary chosen={undefined} head={head}>
      <RegistrationForm {...form} />
    </WithOrderSummary>
  );
}

interface WithOrderSummaryProps {
  chosen: Chosen | undefined;
  head: ReactNode;
  children: ReactNode;
}

/** A form on its own, or beside the summary of the order that was chosen before. */
function WithOrderSummary({ chosen, head, children }: WithOrderSummaryProps) {
  if (chosen)
    return (
      <CheckoutLayout sheet={chosen.sheet} head={head}>
        {children}
      </CheckoutLayout>
    );
  return (
    <div className="container-page py-10">
      <div className="grid max-w-[34rem] gap-6">
        {head}
        {children}
      </div>
    </div>
  );
}

/** A link to another mode of the same visit. The intent of an order goes with it, so that it stays one order. */
function Way({ visit, to, label }: { visit: Pick<Visit, 'query' | 'chosen'>; to: AuthMode; label: string }) {
  const query = switchMode(visit.query, to);
  if (visit.chosen) query.set('intent', visit.chosen.intent);
  return <ModeLink query={query.toString()} label={label} />;
}

/** What the flow of a mode carries; `undefined` where it ends in the account. */
function readCarried({ flow, carried: query }: AuthQuery) {
  return flow && flow !== 'account' ? readOrder(flow, query, logUnreadable) : undefined;
}
