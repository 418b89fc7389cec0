import { priceCluster } from '@vitrina/ordering';
import { Breadcrumbs } from '@vitrina/ui';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { logUnreadable } from '~/checkout/confirmed-order';
import { absolute } from '~/documents/absolute';
import { Problem } from '~/documents/problem';
import { SHARE_IMAGE_SIZE } from '~/documents/share-image-size';
import { changeDraft, MOVE, readMove } from '~/features/cluster/change-draft';
import { choosingAddress, draftAddress, readClusterAddress } from '~/features/cluster/cluster-address';
import { ClusterForm } from '~/features/cluster/cluster-form';
import { focusAfter } from '~/features/cluster/focus-after';
import { getClusterOffer } from '~/features/cluster/get-cluster-offer';
import { readCluster } from '~/features/cluster/read-cluster';
import { readDraft } from '~/features/cluster/read-draft';
import { log } from '~/runtime/log';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type SearchParams, toUrlQuery } from '~/urls/search-params';

/** Whatever is chosen in its address, it is one page to a search engine. */
export function generateMetadata(): Metadata {
  const title = 'Создание кластера Kubernetes';
  const description = 'Версия, мастер-узлы и рабочие узлы: соберите кластер и закажите его.';
  const url = absolute(paths.createCluster);
  const image = { url: absolute(paths.pageImage(paths.createCluster)), ...SHARE_IMAGE_SIZE, alt: title };
  return {
    ...{ title, description, alternates: { canonical: url } },
    openGraph: { ...{ type: 'website', locale: 'ru_RU', title, description, url }, images: [image] },
    twitter: { card: 'summary_large_image' },
  };
}

/** A cluster that is chosen already goes on to its order; any other address shows what there is to choose. */
export default async function CreateClusterPage({ searchParams }: { searchParams: SearchParams }) {
  const query = toUrlQuery(await searchParams);
  const address = readClusterAddress(query, logUnreadable);
  const offer = await getClusterOffer();
  if (!offer)
    return (
      <Problem title="Кластеры сейчас не продаются" text="Загляните позже или выберите другую услугу." />
    );
  const isOnItsWay = address.isSent && !address.isStillChosen;
  if (address.order && isOnItsWay && priceCluster(address.order, offer).kind === 'offer')
    redirect(orderPaths.page(address.order));
  const { draft, choice, replaced } = readDraft(address.fields, offer);
  if (query.has(MOVE)) {
    const move = readMove(query.get(MOVE) ?? '');
    const moved = changeDraft(draft, move);
    const next = focusAfter(move, draft, moved);
    // What is replaced is told above all fields: whoever is led to one of them would pass it by.
    if (next && replaced.length === 0) redirect(`${draftAddress(moved, replaced)}#${next}`);
    redirect(
      next
        ? draftAddress(moved, replaced)
        : choosingAddress({ draft: moved, read: readCluster(moved, choice), replaced }),
    );
  }
  const read = readCluster(draft, choice);
  if (isOnItsWay && read.kind === 'order' && replaced.length === 0) redirect(orderPaths.page(read.order));
  if (isOnItsWay)
    log.warn(
      { fields: [...replaced, ...(read.kind === 'faults' ? read.faults : [])].map(({ field }) => field) },
      'an address is no cluster that is sold',
    );
  return (
    <div className="container-page grid gap-8 pb-20 pt-8" data-sells="k8s">
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
      <ClusterForm offer={offer} fields={address.fields.toString()} />
    </div>
  );
}
