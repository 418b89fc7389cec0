import { currentIntent, fromServerQuery, toServerQuery } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { getSite } from '~/content/get-site';
import { getServerSummary } from '~/features/order/get-server-summary';
import { NoSummary } from '~/features/order/no-summary';
import { ServerOrderForm } from '~/features/order/server-order-form';
import { BesideSummary } from '~/features/order/server-summary-card';
import { paths } from '~/paths';
import { parseOrderProblem } from '~/provider/explain';
import { isStillGreeted, readSession } from '~/provider/session';
import { namingRequest, parseRequestId } from '~/request-id';
import { type SearchParams, toUrlQuery } from '~/search-params';

export const metadata: Metadata = { title: 'Заказ сервера', robots: { index: false } };

export default async function OrderPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  if (query.get('auth') !== 'registrationVds') notFound();
  const order = fromServerQuery(query);
  if (!order.ok) redirect(paths.tariffs);
  const intent = currentIntent(query.get('intent'));
  if (!(await readSession())) {
    const registration = paths.serverRegistration(order.value, intent);
    redirect((await isStillGreeted()) ? paths.forget(registration) : registration);
  }
  const found = await namingRequest(() => getServerSummary(order.value));
  if (found.kind !== 'summary') return <NoSummary reason={found} supportUrl={(await getSite()).supportUrl} />;
  return (
    <BesideSummary summary={found.summary} isOpen>
      <h1 className="text-32">Заказ сервера</h1>
      <p className="text-ink-soft">
        Проверьте, всё ли верно. Сразу после заказа откроется панель с новым сервером; пока он создаётся,
        можно придумать ему дело.
      </p>
      <ServerOrderForm
        intent={intent}
        order={toServerQuery(order.value).toString()}
        monthly={found.summary.monthly}
        problem={parseOrderProblem(query.get('problem'))}
        reference={parseRequestId(query.get('request'))}
      />
    </BesideSummary>
  );
}
