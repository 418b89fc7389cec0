import { fromClusterPageQuery } from '@vitrina/ordering';
import { Breadcrumbs, Notice } from '@vitrina/ui';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { logUnreadable } from '~/checkout/agreed-order';
import { clusterChoice, readClusterChoice, toChoiceQuery } from '~/features/cluster/cluster-choice';
import { ClusterForm } from '~/features/cluster/cluster-form';
import { STILL_CHOOSING, tooManyMasters } from '~/features/cluster/cluster-words';
import { getClusterOffer } from '~/features/cluster/get-cluster-offer';
import { log } from '~/log';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import { type SearchParams, toUrlQuery } from '~/search-params';
import { pageMetadata } from '~/site/page-metadata';
import { Problem } from '~/site/problem';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Создание кластера Kubernetes',
    description: 'Версия, мастер-узлы и рабочие узлы: соберите кластер и закажите его.',
    path: paths.createCluster,
  });
}

/** A cluster that is chosen already goes on to its order; any other address shows what there is to choose. */
export default async function CreateClusterPage({ searchParams }: { searchParams: SearchParams }) {
  const address = toUrlQuery(await searchParams);
  const order = fromClusterPageQuery(address, logUnreadable);
  const query = order.ok ? toChoiceQuery(order.value) : address;
  const offer = await getClusterOffer();
  const choice = offer && clusterChoice(offer, query);
  const read = choice && readClusterChoice(query, choice);
  // What is sold with fewer masters is chosen on from here; everything else the order page can say better.
  if (order.ok && read?.kind !== 'too-many-masters') redirect(orderPaths.page(order.value));
  if (!offer || !read)
    return (
      <Problem title="Кластеры сейчас не продаются" text="Загляните позже или выберите другую услугу." />
    );
  const isStillChosen = query.has(STILL_CHOOSING);
  if (read.kind === 'order' && !isStillChosen) redirect(orderPaths.cluster(read.order));
  const isSent = !order.ok && !isStillChosen && (order.failure.kind === 'invalid' || query.has('master'));
  const isDamaged = isSent && read.kind === 'nothing';
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
      {read.kind === 'too-many-masters' && !isStillChosen && (
        <Notice tone="bad">{tooManyMasters(read)}. Остальное, что вы выбрали, на месте.</Notice>
      )}
      <ClusterForm offer={offer} query={query.toString()} />
    </div>
  );
}
