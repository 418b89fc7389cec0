import type { MadeThing, ServerOrder } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import type { FindSteps, FirstStep, OrderWords } from '../product-words';

export const SERVER_NAME = 'Облачный сервер';

export const SERVER_WORDS: OrderWords = {
  title: 'Заказ сервера',
  withAccount: 'Создайте аккаунт\u00a0— и сервер готов',
  afterwards:
    'Проверьте, всё ли верно. Сразу после заказа откроется панель с новым сервером; пока он создаётся, можно придумать ему дело.',
  busy: 'Создаём сервер…',
  tariffs: () => paths.tariffs,
};

export const serverSteps: FindSteps<ServerOrder> = (order, made, system) =>
  stepsOfServer(made, system === 'windows', order.hasFloatingIp);

function stepsOfServer(made: MadeThing | undefined, isWindows: boolean, hasAddress: boolean): FirstStep[] {
  if (!hasAddress)
    return [{ text: 'Публичного адреса нет: войдите через консоль на странице сервера в панели.' }];
  const address = made?.address;
  if (isWindows)
    return [
      { text: 'Пароль пользователя Administrator\u00a0— на странице сервера в панели.' },
      address
        ? { text: 'Откройте удалённый рабочий стол:', command: `mstsc /v:${address}` }
        : { text: 'Адрес для удалённого рабочего стола появится там же, когда будет выдан.' },
    ];
  return [
    { text: 'Пароль пользователя root\u00a0— на странице сервера в панели.' },
    address
      ? { text: 'Войдите, когда сервер включится:', command: `ssh root@${address}` }
      : { text: 'Адрес сервера появится там же, когда будет выдан.' },
  ];
}
