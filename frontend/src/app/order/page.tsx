import { formatMoney, fromServerQuery, newIntentId, parseIntentId, toServerQuery } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getServerSummary } from '~/features/order/get-server-summary';
import { ServerOrderForm } from '~/features/order/server-order-form';
import { ServerSummaryCard } from '~/features/order/server-summary-card';
import { paths } from '~/paths';
import { ORDER_FAILED } from '~/provider/explain';
import { readSession } from '~/provider/session';
import { type SearchParams, toUrlQuery } from '~/search-params';
import { Problem } from '~/site/problem';

export const metadata: Metadata = { title: 'Заказ сервера', robots: { index: false } };

export default async function OrderPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  if (query.get('auth') !== 'registrationVds') notFound();
  const order = fromServerQuery(query);
  if (!order.ok) return <NotSold />;
  if (!(await readSession())) redirect(paths.serverRegistration(order.value));
  const summary = await getServerSummary(order.value);
  if (!summary) return <NotSold />;
  const failedIntent = parseIntentId(query.get('intent'));
  return (
    <div className="container-page grid gap-8 py-10">
      <h1 className="text-32">Заказ сервера</h1>
      <div className="grid max-w-[28rem] gap-6">
        <ServerSummaryCard summary={summary} />
        <ServerOrderForm
          intent={failedIntent ?? newIntentId()}
          order={toServerQuery(order.value).toString()}
          submitLabel={`Заказать за ${formatMoney(summary.monthly)}/мес`}
          failure={
            failedIntent && {
              title: ORDER_FAILED,
              text: 'Аккаунт создан, сервер пока нет. Выбранное сохранено.',
            }
          }
        />
        <p className="text-13 text-ink-soft">
          Деньги списываются с баланса по часам, пока сервер работает. Удалить его можно в панели в любой
          момент.
        </p>
      </div>
    </div>
  );
}

function NotSold() {
  return (
    <Problem
      title="Такой сервер не продаётся"
      text="Возможно, тариф обновили или ссылка повредилась по дороге. Выберите похожий в списке тарифов."
    >
      <a href={paths.tariffs} className={buttonClass()}>
        К тарифам
      </a>
    </Problem>
  );
}
