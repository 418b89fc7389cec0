import { type ClusterOrder, MASTER_COUNTS, type NodeChoice } from '@vitrina/ordering';
import { memoryCaption, versionCaption } from '~/copy/captions';
import { t } from '~/messages';
import { type FindChoices, type OrderChoice, periodChoice, rowChoice } from '../order-choice';

const MOST_NODES = 20;

/** Of a cluster: its version, and how many nodes of which kind. Groups and labels are put together on the page of clusters. */
export const clusterChoices: FindChoices<ClusterOrder> = async (order, catalogue) => {
  const [tariffs, versions] = await Promise.all([catalogue.nodeTariffs(), catalogue.clusterVersions()]);
  const rowsOf = (role: 'master' | 'worker') =>
    tariffs.filter((tariff) => tariff.role === role && tariff.location === order.location);
  type Row = (typeof tariffs)[number];
  const words = ({ title, cpu, ramMb }: Row) => `${title}: ${t.units.cores(cpu)}, ${memoryCaption(ramMb)}`;
  const isChosen = (node: NodeChoice) => (row: Row) =>
    node.kind === 'preset' && node.presetId === row.presetId;
  const masters = rowsOf('master');
  const own = masters.find(isChosen(order.masters));
  const [group, ...more] = order.workerGroups;
  const workers: OrderChoice[] = [];
  if (group && more.length === 0) {
    const as = (change: Partial<typeof group>): ClusterOrder => ({
      ...order,
      workerGroups: [{ ...group, ...change }],
    });
    const counts = Array.from({ length: Math.max(MOST_NODES, group.nodeCount) }, (_, at) => at + 1);
    workers.push(
      ...rowChoice(
        { id: 'workers', label: t.products.workerNodeCount, keys: ['worker_nodes'] },
        counts,
        (nodeCount) => ({
          order: as({ nodeCount }),
          label: String(nodeCount),
        }),
      ),
    );
  }
  return [
    ...rowChoice(
      { id: 'version', label: 'Kubernetes', keys: ['version'] },
      withOwn(versions, order.version),
      (version) => ({
        order: { ...order, version },
        label: versionCaption(version),
      }),
    ),
    ...(own
      ? rowChoice({ id: 'master', label: t.products.masterNode, keys: ['preset'] }, masters, (row) => ({
          order: { ...order, masters: { kind: 'preset' as const, presetId: row.presetId } },
          label: words(row),
        }))
      : []),
    ...rowChoice(
      { id: 'masters', label: t.products.masterNodeCount, keys: ['nodes_count'] },
      withOwn<number>(MASTER_COUNTS, order.masterCount),
      (masterCount) => ({ order: { ...order, masterCount }, label: String(masterCount) }),
    ),
    ...workers,
    periodChoice(order),
  ];
};

/** A list of what is offered, with what is chosen already, be it offered or not. */
function withOwn<Value>(offered: readonly Value[], chosen: Value): Value[] {
  return offered.includes(chosen) ? [...offered] : [chosen, ...offered];
}
