import {
  type LoginRefusal,
  type OrderRefusal,
  type ProductOutcome,
  type RegistrationRefusal,
  unreachable,
  type WebmasterRefusal,
} from '@vitrina/ordering';
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
  return ORDER_PROBLEMS.find((known) => known === value);
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
      return form(TRY_LATER);
    case 'request':
      return form(problem.why === 'outage' ? TRY_LATER : ASKED_LATELY);
    case 'bot-check':
      return form(problem.verdict === 'too-many' ? REGISTERED_LATELY : UNPROVEN);
    case 'guess':
      return form(problem.verdict === 'too-many' ? GUESSED_MUCH : UNPROVEN_GUESS);
    case 'login-limit':
      return form(`Слишком много попыток, попробуйте повторить через ${waitCaption(problem.milliseconds)}`);
    case 'code-limit':
      return form(
        `Слишком много неверных кодов. Задайте новый пароль и войдите с ним или повторите через ${waitCaption(problem.milliseconds)}`,
      );
    case 'order':
      return {
        place: 'form',
        title: ORDER_TITLES[problem.problem] ?? ORDER_FAILED,
        text: ORDER_MESSAGES[problem.problem],
      };
    default:
      return unreachable(problem);
  }
}

const FAILED = 'Ошибка!';
const TRY_LATER = 'При отправке данных на сервер что-то пошло не так, попробуйте повторить позднее';
const ASKED_LATELY = 'Заявок с вашего адреса уже несколько. Дождитесь звонка или попробуйте через час';
const REGISTERED_LATELY = 'Вы уже регистрировались совсем недавно, попробуйте повторить позднее';
const TAKEN: FieldMessage = {
  ...{ place: 'field', field: 'email', leadsToLogin: true },
  text: 'Пользователь с таким емейл уже существует',
};
const UNPROVEN =
  'Не получилось убедиться, что форму отправил человек. Всё заполненное на месте: отправьте её ещё раз';
/** A password never comes back into its field. */
const UNPROVEN_GUESS =
  'Не получилось убедиться, что форму отправил человек. Проверьте поля и отправьте её ещё раз';
const GUESSED_MUCH =
  'Сейчас слишком много попыток. Попробуйте через несколько минут или включите JavaScript: с ним ждать не нужно';
const ORDER_FAILED = 'Произошла ошибка при заказе. Попробуйте позже.';
/** What is no failure of the order is not called one, and a choice that can never be ordered is not put off till later. */
const ORDER_TITLES: Partial<Record<OrderProblem, string>> = {
  unconfirmed: 'Проверяем заказ',
  'price-changed': 'Цена изменилась',
  'other-wish': 'Один заказ уже есть',
  'signed-out': 'Войдите ещё раз',
  // Later it will be the same: what has to change is the choice.
  rejected: 'Такое сочетание не заказать',
  'too-small-for-system': 'Для системы мало памяти',
  'no-such-period': 'Такого срока оплаты больше нет',
};

function explainRegistration(refusal: RegistrationRefusal): Explanation {
  switch (refusal.kind) {
    case 'rate-limited':
      return form(REGISTERED_LATELY);
    case 'account-exists':
      return TAKEN;
    case 'account-made':
      return {
        place: 'field',
        field: 'email',
        text: 'Аккаунт с этой почтой только что создан, доступ отправлен на неё. Войдите, выбранное сохранено',
        leadsToLogin: true,
      };
    case 'invalid-email':
      return { place: 'field', field: 'email', text: 'Такой адрес не принимает писем, проверьте его' };
    case 'outage':
      return form(TRY_LATER);
    default:
      return unreachable(refusal);
  }
}

/** Rule R74: a taken e-mail stands at its field, everything else is one sentence. */
function explainWebmaster(refusal: WebmasterRefusal): Explanation {
  switch (refusal.kind) {
    case 'account-exists':
      return TAKEN;
    case 'failed':
      return form('Во время запроса произошла ошибка, попробуйте позже');
    default:
      return unreachable(refusal);
  }
}

/** What is wrong with a password or a code stands at it (docs/decisions/0056). */
function explainLogin(refusal: LoginRefusal): Explanation {
  switch (refusal.kind) {
    case 'wrong-credentials':
      return { place: 'field', field: 'password', text: 'Логин или пароль не подходят' };
    case 'sms-required':
      return form('Для входа нужен код из SMS. Введите код, который пришёл на телефон');
    case 'wrong-code':
      return {
        place: 'field',
        field: 'code',
        text: 'Код не подходит или устарел. Проверьте последнее SMS или запросите новый код',
      };
    case 'rate-limited':
      return form('Слишком много попыток, попробуйте повторить через минуту');
    case 'outage':
      return form(TRY_LATER);
    default:
      return unreachable(refusal);
  }
}

const ORDER_MESSAGES: Record<OrderProblem, string> = {
  unconfirmed:
    'Подтверждение ещё не пришло. Нажмите кнопку ещё раз через пару минут: мы проверим, выполнен ли заказ, и второго не появится.',
  'signed-out': 'Время входа истекло. Войдите ещё раз — выбранное сохранено.',
  'no-balance': 'На балансе не хватает средств на час работы. Пополните его в панели.',
  'not-sold': 'Выбранное больше не продаётся. Найдите похожее в тарифах.',
  'sold-out':
    'Нет в наличии: тариф закончился, пока вы оформляли заказ. Ничего не заказано, выбранное сохранено.',
  'too-small-for-system':
    'На этом сервере меньше памяти, чем нужно выбранной системе. Ничего не заказано: выберите тариф побольше или другую систему.',
  'no-such-period': 'Ничего не заказано, выбранное сохранено. Выберите другой срок.',
  'price-changed': 'Пока вы выбирали, цена изменилась. Новая стоит на кнопке, ничего не заказано.',
  'other-wish':
    'Заказ с прежним выбором уже выполнен, он в панели. Если нужен ещё один, с новым выбором, нажмите кнопку ещё раз.',
  rejected: 'Такое сочетание заказать нельзя. Выберите другое.',
  unavailable: 'Заказ не принят, выбранное сохранено. Попробуйте ещё раз.',
};

const ORDER_PROBLEMS = Object.keys(ORDER_MESSAGES) as OrderProblem[];

function form(text: string): FormMessage {
  return { place: 'form', title: FAILED, text };
}
