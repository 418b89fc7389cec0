import { fromClusterPageQuery } from '@vitrina/ordering';
import { Breadcrumbs, Notice } from '@vitrina/ui';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getClusterChoice, readClusterChoice } from '~/features/cluster/cluster-choice';
import { ClusterForm } from '~/features/cluster/cluster-form';
import { log } from '~/log';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { logUnreadable } from '~/provider/agreed-order';
import { type SearchParams, toUrlQuery } from '~/search-params';
import { Problem } from '~/site/problem';

export const metadata: Metadata = {
  title: 'Создание кластера Kubernetes',
  description: 'Версия, мастер-узлы и рабочие узлы: соберите кластер и закажите его.',
};

/** A cluster that is chosen already goes on to its order; any other address shows what there is to choose. */
export default async function CreateClusterPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  const order = fromClusterPageQuery(query, logUnreadable);
  if (order.ok) redirect(orderPaths.page(order.value));
  const choice = await getClusterChoice(query.get('zone'));
  if (!choice)
    return (
      <Problem title="Кластеры сейчас не продаются" text="Загляните позже или выберите другую услугу." />
    );
  const chosen = readClusterChoice(query, choice);
  if (chosen) redirect(orderPaths.cluster(chosen));
  const isDamaged = order.failure.kind === 'invalid' || query.has('master');
  if (isDamaged) log.warn({ reason: order.failure }, 'a cluster cannot be read from its address');
  return (
    <div className="container-page grid gap-8 pb-20 pt-8">
      <Breadcrumbs
        label="Путь по сайту"
        crumbs={[
          { label: 'Главная', href: paths.home },
          { label: 'Все услуги', href: paths.services },
          { label: 'Kubernetes', href: paths.service('kubernetes') },
          { label: 'Создание кластера' },
        ]}
      />
      <h1 className="text-44">Создание кластера Kubernetes</h1>
      {isDamaged && (
        <Notice tone="bad">
          Проверьте выбор: в каждой локации свои узлы, и рабочих узлов бывает от 1 до 20.
        </Notice>
      )}
      <ClusterForm choice={choice} chosen={query} />
    </div>
  );
}
