import type { AuthQuery } from '@vitrina/ordering';
import { UNCHOSEN_WORDS } from '~/products/words';

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
  return flow === undefined || flow === 'account' || flow === 'vds' ? undefined : UNCHOSEN_WORDS[flow];
}
