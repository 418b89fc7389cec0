import type { AuthFlow, AuthQuery } from '@vitrina/ordering';

/** What a page of this mode is called. */
export function modeTitle({ mode }: AuthQuery): string {
  switch (mode) {
    case 'login':
      return 'Вход';
    case 'smsAuth':
      return 'Код из SMS';
    case 'recovery':
      return 'Новый пароль';
    case 'registrationPartner':
      return 'Стать партнёром';
    default:
      return 'Создать аккаунт';
  }
}

/** What the account is for, where the address says so. */
export function modeWords({ mode, flow }: AuthQuery): string | undefined {
  if (mode === 'registrationPartner')
    return 'Рекомендуйте нас и получайте процент с оплат тех, кто пришёл по вашей ссылке.';
  if (mode === 'registrationReview')
    return 'Отзыв можно оставить из аккаунта, чтобы было видно, что он настоящий.';
  return flow && FLOW_WORDS[flow];
}

/** For those who come without a choice: what waits for them behind the registration. */
const FLOW_WORDS: Readonly<Partial<Record<AuthFlow, string>>> = {
  ai: 'После регистрации откроется панель: серверы, базы и хранилища для AI создают там.',
  apps: 'После регистрации откроется панель: там выбирают репозиторий и запускают приложение.',
  balancer: 'После регистрации откроется панель: балансировщик создают там.',
  dbaas: 'После регистрации откроется панель: базу данных создают там.',
  dedicated: 'После регистрации откроется панель: выделенный сервер заказывают там.',
  k8s: 'После регистрации откроется панель: кластер создают там.',
  s3: 'После регистрации откроется панель: хранилище создают там.',
};
