import { setupTokenIn } from './carry-setup-token';

/** Under the title of a registration. Without a token it leads nowhere, and who has filled it in would hear that too late. */
export function registrationWords({
  hash,
  search,
}: {
  hash: string;
  search: string;
}): Record<string, string> {
  const isInvited = new URLSearchParams(search).has('registrationToken');
  if (isInvited) return {};
  return {
    'Auth.form.register.subtitle':
      setupTokenIn(hash) === undefined
        ? 'Первого администратора заводят по одноразовой ссылке из журнала CMS. Откройте её: без неё форма ничего не сохранит.'
        : 'Вы первый администратор магазина. Имя и пароль нужны только для входа в эту панель; дальше она проведёт по настройке.',
  };
}
