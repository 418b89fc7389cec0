import { fromServerQuery, newIntentId, parseIntentId, toServerQuery } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getSite } from '~/content/get-site';
import { getServerSummary } from '~/features/order/get-server-summary';
import { NoSummary } from '~/features/order/no-summary';
import { ServerOrderForm } from '~/features/order/server-order-form';
import { ServerSummaryCard } from '~/features/order/server-summary-card';
import { paths } from '~/paths';
import { ORDER_FAILED } from '~/provider/explain';
import { readSession } from '~/provider/session';
import { type SearchParams, toUrlQuery } from '~/search-params';

export const metadata: Metadata = { title: 'Заказ сервера', robots: { index: false } };

export default async function OrderPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  if (query.get('auth') !== 'registrationVds') notFound();
  const order = fromServerQuery(query);
  if (!order.ok) redirect(paths.tariffs);
  if (!(await readSession())) redirect(paths.serverRegistration(order.value));
  const found = await getServerSummary(order.value);
  if (found.kind !== 'summary') return <NoSummary reason={found} supportUrl={(await getSite()).supportUrl} />;
  const failedIntent = parseIntentId(query.get('intent'));
  return (
    <div className="container-page grid gap-8 py-10">
      <h1 className="text-32">Заказ сервера</h1>
      <div className="grid max-w-[28rem] gap-6">
        <ServerSummaryCard summary={found.summary} />
        <ServerOrderForm
          intent={failedIntent ?? newIntentId()}
          order={toServerQuery(order.value).toString()}
          monthly={found.summary.monthly}
          failure={failedIntent && { title: ORDER_FAILED, text: REGISTERED_ONLY }}
        />
        <p className="text-13 text-ink-soft">
          Деньги списываются с баланса по часам, пока сервер работает. Удалить его можно в панели в любой
          момент.
        </p>
      </div>
    </div>
  );
}

const REGISTERED_ONLY = 'Аккаунт создан, сервер пока нет. Выбранное сохранено, закажите его ещё раз.';
