import type { OrderStanding } from '@vitrina/content-contract/order-attempt';

/** How an order can stand, in the words of the panel; those that want a look come first. */
export const STANDINGS: readonly { standing: OrderStanding; name: string; tone: 'warn' | 'good' | 'bad' }[] =
  [
    { standing: 'unconfirmed', name: 'Не подтверждён', tone: 'warn' },
    { standing: 'open', name: 'Оборвался или ещё идёт', tone: 'warn' },
    { standing: 'partly', name: 'Выполнен не весь', tone: 'warn' },
    { standing: 'refused', name: 'Не выполнен', tone: 'bad' },
    { standing: 'created', name: 'Выполнен', tone: 'good' },
  ];
