import { priceCluster } from '@vitrina/ordering';
import { isSold } from '~/adapters/sold';
import { logUnreadable } from '~/checkout/confirmed-order';
import { inUsualPeriod } from '~/checkout/in-usual-period';
import { getSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { changeDraft, MOVE, readMove } from '~/features/cluster/change-draft';
import { choosingAddress, draftAddress, readClusterAddress } from '~/features/cluster/cluster-address';
import type { ClusterFormProps } from '~/features/cluster/cluster-form';
import { focusAfter } from '~/features/cluster/focus-after';
import { getClusterOffer } from '~/features/cluster/get-cluster-offer';
import { readCluster } from '~/features/cluster/read-cluster';
import { readDraft } from '~/features/cluster/read-draft';
import type { ShownPage } from '~/forms/visit-page';
import { log } from '~/runtime/log';
import { orderPaths } from '~/urls/order-paths';

export interface ClusterPageProps {
  site: Site;
  /** Nothing to choose from while no cluster is sold. */
  form: ClusterFormProps | undefined;
}

/** A cluster that is chosen already goes on to its order; any other address shows what there is to choose. A provider without clusters has no such page. */
export async function getClusterPage({
  query,
}: {
  query: URLSearchParams;
}): Promise<ShownPage<ClusterPageProps>> {
  if (!isSold('k8s')) return 'not-found';
  const address = readClusterAddress(await inUsualPeriod(query), logUnreadable);
  const [site, offer] = await Promise.all([getSite(), getClusterOffer()]);
  if (!offer) return { props: { site, form: undefined } };
  const isOnItsWay = address.isSent && !address.isStillChosen;
  if (address.order && isOnItsWay && priceCluster(address.order, offer).kind === 'offer')
    return { redirect: orderPaths.page(address.order) };
  const { draft, choice, replaced } = readDraft(address.fields, offer);
  if (query.has(MOVE)) {
    const move = readMove(query.get(MOVE) ?? '');
    const moved = changeDraft(draft, move);
    const next = focusAfter(move, draft, moved);
    const read = readCluster(moved, choice);
    if (!next) return { redirect: choosingAddress({ draft: moved, read, replaced }) };
    // What is replaced is told above all fields: whoever is led to one of them would pass it by.
    return { redirect: `${draftAddress(moved, replaced)}${replaced.length === 0 ? `#${next}` : ''}` };
  }
  const read = readCluster(draft, choice);
  if (isOnItsWay && read.kind === 'order' && replaced.length === 0)
    return { redirect: orderPaths.page(read.order) };
  if (isOnItsWay)
    log.warn(
      { fields: [...replaced, ...(read.kind === 'faults' ? read.faults : [])].map(({ field }) => field) },
      'an address is no cluster that is sold',
    );
  return { props: { site, form: { offer, fields: address.fields.toString() } } };
}
