import {
  type LoginRefusal,
  type OrderRefusal,
  type ProductOutcome,
  type RegistrationRefusal,
  unreachable,
  type WebmasterRefusal,
} from '@vitrina/ordering';
import { t } from '~/messages';
import { waitCaption } from './captions';

/** A message about the whole form. */
export interface FormMessage {
  place: 'form';
  title: string;
  text: string;
}

/** What a visitor is told: beside a field, or about the whole form. */
export type Explanation = FormMessage | FieldMessage;

/** A message at one field. */
interface FieldMessage {
  place: 'field';
  field: 'email' | 'password' | 'code';
  text: string;
  /** Whoever reads it has an account by now: the way on is to log in, with what was chosen. */
  leadsToLogin?: boolean;
}

/** Why an order has come to nothing, as a word that may stand in an address. */
export type OrderProblem = 'unconfirmed' | OrderRefusal['kind'];

type Problem =
  | { of: 'registration'; refusal: RegistrationRefusal }
  | { of: 'login'; refusal: LoginRefusal }
  | { of: 'webmaster'; refusal: WebmasterRefusal }
  /** Only an outage is told; see `recoverAccess`. */
  | { of: 'recovery' }
  /** A request in writing that was not sent. */
  | { of: 'request'; why: 'outage' | 'too-many' }
  | { of: 'bot-check'; verdict: 'unproven' | 'too-many' }
  /** The same of a form whose password or e-mail could be guessed, while many are. */
  | { of: 'guess'; verdict: 'unproven' | 'too-many' }
  /** Too many failed tries, for so long. */
  | { of: 'login-limit' | 'code-limit'; milliseconds: number }
  | { of: 'order'; problem: OrderProblem };

export function orderProblem(outcome: Exclude<ProductOutcome, { status: 'placed' }>): OrderProblem {
  return outcome.status === 'unconfirmed' ? 'unconfirmed' : outcome.reason.kind;
}

/** Reads a problem from an address; a word nobody knows is no problem. */
export function parseOrderProblem(value: string | null): OrderProblem | undefined {
  return (Object.keys(orderTexts()) as OrderProblem[]).find((known) => known === value);
}

/** The words for every failure of registration, login and order (rules R58 and R73). */
export function explain(
  problem: Exclude<Problem, { of: 'registration' | 'login' | 'webmaster' }>,
): FormMessage;
export function explain(problem: Problem): Explanation;
export function explain(problem: Problem): Explanation {
  switch (problem.of) {
    case 'registration':
      return explainRegistration(problem.refusal);
    case 'login':
      return explainLogin(problem.refusal);
    case 'webmaster':
      return explainWebmaster(problem.refusal);
    case 'recovery':
      return form(t.failures.tryLater);
    case 'request':
      return form(problem.why === 'outage' ? t.failures.tryLater : t.failures.requestedLately);
    case 'bot-check':
      return form(problem.verdict === 'too-many' ? t.failures.registeredLately : t.failures.unproven);
    case 'guess':
      return form(problem.verdict === 'too-many' ? t.failures.guessedMuch : t.failures.unprovenGuess);
    case 'login-limit':
      return form(t.failures.tooManyTries(waitCaption(problem.milliseconds)));
    case 'code-limit':
      return form(t.failures.tooManyCodes(waitCaption(problem.milliseconds)));
    case 'order':
      return explainOrder(problem.problem);
    default:
      return unreachable(problem);
  }
}

function explainOrder(problem: OrderProblem): FormMessage {
  const titles: Partial<Record<OrderProblem, string>> = t.failures.orderTitles;
  return { place: 'form', title: titles[problem] ?? t.failures.orderFailed, text: orderTexts()[problem] };
}

function orderTexts(): Readonly<Record<OrderProblem, string>> {
  return t.failures.orderProblems;
}

function explainRegistration(refusal: RegistrationRefusal): Explanation {
  switch (refusal.kind) {
    case 'rate-limited':
      return form(t.failures.registeredLately);
    case 'account-exists':
      return taken();
    case 'account-made':
      return {
        place: 'field',
        field: 'email',
        text: t.failures.accountMade,
        leadsToLogin: true,
      };
    case 'invalid-email':
      return { place: 'field', field: 'email', text: t.failures.emailRefused };
    case 'outage':
      return form(t.failures.tryLater);
    default:
      return unreachable(refusal);
  }
}

/** Rule R74: a taken e-mail stands at its field, everything else is one sentence. */
function explainWebmaster(refusal: WebmasterRefusal): Explanation {
  switch (refusal.kind) {
    case 'account-exists':
      return taken();
    case 'failed':
      return form(t.failures.partnerFailed);
    default:
      return unreachable(refusal);
  }
}

/** What is wrong with a password or a code stands at it (docs/decisions/0056). */
function explainLogin(refusal: LoginRefusal): Explanation {
  switch (refusal.kind) {
    case 'wrong-credentials':
      return { place: 'field', field: 'password', text: t.failures.wrongCredentials };
    case 'sms-required':
      return form(t.failures.needsSmsCode);
    case 'wrong-code':
      return {
        place: 'field',
        field: 'code',
        text: t.failures.wrongSmsCode,
      };
    case 'rate-limited':
      return form(t.failures.tooManyTriesMinute);
    case 'outage':
      return form(t.failures.tryLater);
    default:
      return unreachable(refusal);
  }
}

function taken(): FieldMessage {
  return { place: 'field', field: 'email', text: t.failures.emailTaken, leadsToLogin: true };
}

function form(text: string): FormMessage {
  return { place: 'form', title: t.failures.failed, text };
}
