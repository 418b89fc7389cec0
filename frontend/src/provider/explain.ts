import {
  type LoginRefusal,
  type OrderOutcome,
  type RegistrationRefusal,
  unreachable,
} from '@vitrina/ordering';

/** A message about the whole form. */
export interface FormMessage {
  place: 'form';
  title: string;
  text: string;
}

/** What a visitor is told: beside a field, or about the whole form. */
export type Explanation = FormMessage | { place: 'field'; field: 'email'; text: string };

type Problem =
  | { of: 'registration'; refusal: RegistrationRefusal }
  | { of: 'login'; refusal: LoginRefusal }
  | { of: 'order'; outcome: Exclude<OrderOutcome, { status: 'created' }> };

/** The words for every failure of registration, login and order (specification 000, section 8). */
export function explain(problem: Exclude<Problem, { of: 'registration' }>): FormMessage;
export function explain(problem: Problem): Explanation;
export function explain(problem: Problem): Explanation {
  switch (problem.of) {
    case 'registration':
      return explainRegistration(problem.refusal);
    case 'login':
      return form(loginWords(problem.refusal));
    case 'order':
      return { place: 'form', title: ORDER_FAILED, text: orderWords(problem.outcome) };
    default:
      return unreachable(problem);
  }
}

const FAILED = 'Ошибка!';
const TRY_LATER = 'При отправке данных на сервер что-то пошло не так, попробуйте повторить позднее';
export const ORDER_FAILED = 'Произошла ошибка при заказе. Попробуйте позже.';

function explainRegistration(refusal: RegistrationRefusal): Explanation {
  switch (refusal.kind) {
    case 'rate-limited':
      return form('Вы уже регистрировались совсем недавно, попробуйте повторить позднее');
    case 'account-exists':
      return { place: 'field', field: 'email', text: 'Пользователь с таким емейл уже существует' };
    case 'invalid-email':
      return { place: 'field', field: 'email', text: 'Такой адрес не принимает писем, проверьте его' };
    case 'outage':
      return form(TRY_LATER);
    default:
      return unreachable(refusal);
  }
}

function loginWords(refusal: LoginRefusal): string {
  switch (refusal.kind) {
    case 'wrong-credentials':
      return 'Имя или пароль не подходят';
    case 'sms-required':
      return 'Для входа нужен код из SMS. Войдите через панель, там его можно ввести';
    case 'rate-limited':
      return 'Слишком много попыток, попробуйте повторить через минуту';
    case 'outage':
      return TRY_LATER;
    default:
      return unreachable(refusal);
  }
}

function orderWords(outcome: Exclude<OrderOutcome, { status: 'created' }>): string {
  if (outcome.status === 'unconfirmed')
    return 'Подтверждение ещё не пришло. Нажмите кнопку ещё раз: мы проверим, создан ли сервер, и второго не появится.';
  switch (outcome.reason.kind) {
    case 'signed-out':
      return 'Время входа истекло. Войдите ещё раз — выбранный сервер сохранён.';
    case 'no-balance':
      return 'На балансе не хватает средств на час работы сервера. Пополните его в панели.';
    case 'not-sold':
      return 'Этот сервер больше не продаётся. Выберите похожий в тарифах.';
    case 'price-changed':
      return 'Пока вы выбирали, цена изменилась. Новая стоит на кнопке: сервер создан не был.';
    case 'rejected':
      return 'Такое сочетание тарифа и системы заказать нельзя. Выберите другое.';
    case 'unavailable':
      return 'Сервер не создан, выбранное сохранено.';
    default:
      return unreachable(outcome.reason);
  }
}

function form(text: string): FormMessage {
  return { place: 'form', title: FAILED, text };
}
