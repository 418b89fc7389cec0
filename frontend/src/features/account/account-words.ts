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

const FLOW_WORDS: Readonly<Partial<Record<AuthFlow, string>>> = {
  ai: 'Выбранный набор для AI сохранён: после регистрации его останется только запустить.',
  apps: 'Выбранное приложение сохранено: после регистрации откроется его настройка.',
  balancer: 'Выбранный балансировщик сохранён: после регистрации его останется только заказать.',
  dbaas: 'Выбранная база данных сохранена: после регистрации её останется только заказать.',
  dedicated: 'Выбранный выделенный сервер сохранён: после регистрации его останется только заказать.',
  k8s: 'Выбранный кластер сохранён: после регистрации его останется только заказать.',
  s3: 'Выбранное хранилище сохранено: после регистрации его останется только заказать.',
};
