import { type AuthMode, type IntentId, type Order, switchMode } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import { CheckoutLayout } from '~/checkout/checkout-layout';
import type { OrderSheet } from '~/checkout/order-sheet';
import type { LegalTexts } from '~/content/legal-texts';
import { SuccessorNotice } from '~/documents/successor-notice';
import { LoginForm } from '~/features/account/login-form';
import { ModeLink } from '~/features/account/mode-link';
import { RecoveryForm } from '~/features/account/recovery-form';
import { RegistrationForm, type RegistrationFormProps } from '~/features/account/registration-form';
import { RegistrationWithOrder } from '~/features/account/registration-with-order';
import { SmsCodeForm } from '~/features/account/sms-code-form';
import type { RegistrationState } from '~/features/account/submit-registration';
import { WebmasterForm } from '~/features/account/webmaster-form';
import { ChangeClusterLink } from '~/features/cluster/change-cluster-link';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import { FormDrafts } from '~/forms/form-drafts';
import type { FormValues } from '~/forms/form-state';
import type { Posted } from '~/forms/visit-page';
import { t } from '~/messages';

export type AccountFormName = 'login' | 'code' | 'another-code' | 'recovery' | 'webmaster' | 'registration';

/** What was chosen before an account is made or opened. */
interface Chosen {
  order: Order;
  intent: IntentId;
  sheet: OrderSheet;
}

/** Of every mode. */
interface AccountVisit {
  /** What has become of a form that a browser without JavaScript has sent. */
  posted: Posted<AccountFormName, RegistrationState> | undefined;
  /** The query of the page. */
  query: string;
  /** When the form was made, sealed. */
  ticket: string;
  /** Fields that the address fills in. */
  prefilled: FormValues;
  /** A retired tariff has led here, and something else took its place. */
  isSuccessor: boolean;
  chosen: Chosen | undefined;
}

export type AccountViewProps = AccountVisit &
  (
    | { kind: 'login' | 'code' | 'recovery' }
    | {
        kind: 'webmaster';
        title: string;
        words: string;
        partnerCode: string;
        registration: string;
        isTicked: boolean;
        legal: LegalTexts;
      }
    | {
        kind: 'registration';
        title: string;
        words: string;
        takesRequests: boolean;
        form: Omit<RegistrationFormProps, 'posted' | 'ticket' | 'journey' | 'prefilled'>;
      }
  );

/** The page of an account in each of its modes, with the order that was chosen before beside it. */
export function AccountView(props: AccountViewProps) {
  return (
    <FormDrafts>
      <Mode {...props} />
    </FormDrafts>
  );
}

function Mode(props: AccountViewProps) {
  switch (props.kind) {
    case 'login':
      return <LogIn {...props} />;
    case 'code':
      return <EnterCode {...props} />;
    case 'recovery':
      return <Recover {...props} />;
    case 'webmaster':
      return <RegisterWebmaster {...props} />;
    case 'registration':
      return <Register {...props} />;
  }
}

function LogIn(visit: AccountVisit) {
  const { posted, query, ticket, prefilled, isSuccessor, chosen } = visit;
  return (
    <WithOrderSummary
      chosen={chosen}
      head={
        <>
          {isSuccessor && <SuccessorNotice />}
          <h1 className="text-32">{t.account.logInTitle}</h1>
          <ChangeClusterLink order={chosen?.order} />
        </>
      }
    >
      <LoginForm
        {...{ ticket, chosen }}
        posted={posted?.state}
        journey={query}
        email={prefilled.email ?? ''}
      />
      <div className="grid gap-1 text-ink-soft">
        <p>{t.account.forgotPassword(wayOf(visit, 'recovery'))}</p>
        <p>{t.account.noAccountYet(wayOf(visit, 'registration'))}</p>
      </div>
    </WithOrderSummary>
  );
}

function EnterCode(visit: AccountVisit) {
  return (
    <WithOrderSummary chosen={visit.chosen} head={<h1 className="text-32">{t.account.smsCodeTitle}</h1>}>
      <SmsCodeForm posted={visit.posted} journey={visit.query} />
      <p className="text-ink-soft">{t.account.notYourPhone(wayOf(visit, 'login'))}</p>
    </WithOrderSummary>
  );
}

function Recover(visit: AccountVisit) {
  const { posted, ticket, prefilled, chosen } = visit;
  return (
    <WithOrderSummary
      chosen={chosen}
      head={
        <>
          <h1 className="text-32">{t.account.newPasswordTitle}</h1>
          <p className="text-ink-soft">{t.account.newPasswordLead}</p>
        </>
      }
    >
      <RecoveryForm posted={posted?.state} ticket={ticket} email={prefilled.email ?? ''} />
      <p className="text-ink-soft">{t.account.rememberedPassword(wayOf(visit, 'login'))}</p>
    </WithOrderSummary>
  );
}

function RegisterWebmaster(visit: Extract<AccountViewProps, { kind: 'webmaster' }>) {
  const { posted, query, ticket, chosen, title, words, registration, isTicked, legal } = visit;
  const prefilled = { ...visit.prefilled, partner_code: visit.partnerCode };
  return (
    <WithOrderSummary
      chosen={chosen}
      head={
        <>
          <h1 className="text-32">{title}</h1>
          <p className="text-ink-soft">{words}</p>
        </>
      }
    >
      <WebmasterForm
        {...{ registration, ticket, prefilled, isTicked, legal }}
        posted={posted?.state}
        journey={query}
      />
      <p className="text-ink-soft">{t.account.alreadyWithUs(wayOf(visit, 'login'))}</p>
    </WithOrderSummary>
  );
}

function Register(visit: Extract<AccountViewProps, { kind: 'registration' }>) {
  const { posted, query, ticket, prefilled, isSuccessor, chosen, title, words, takesRequests } = visit;
  const head = (
    <>
      {isSuccessor && <SuccessorNotice />}
      <h1 className="text-32">{chosen ? t.products.withAccount[chosen.order.product] : title}</h1>
      <div className="grid gap-1 text-ink-soft">
        {!chosen && words && <p>{words}</p>}
        <p>{t.account.haveAccount(wayOf(visit, 'login'))}</p>
        <ChangeClusterLink order={chosen?.order} />
        <AskAboutOrder order={chosen?.order} takesRequests={takesRequests} />
      </div>
    </>
  );
  const form = { ...visit.form, ticket, prefilled, posted: posted?.state, journey: query };
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

/** Makes words a link to another mode of the same visit. The intent of an order goes with it, so that it stays one order. */
function wayOf(visit: AccountVisit, to: AuthMode) {
  const query = switchMode(new URLSearchParams(visit.query), to);
  if (visit.chosen) query.set('intent', visit.chosen.intent);
  return (words: string) => <ModeLink query={query.toString()} label={words} />;
}
