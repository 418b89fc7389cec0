import { cores, gigabytes } from '../../catalogue/figures';
import { common, type ProductView } from '../../panel/product-view';
import type { Provider } from '../../provider/provider';
import { workerGroupsOf } from './handlers';
import type { WorkerNodes } from './plan';
import type { ClusterRow } from './table';

/** A cluster as the panel shows it. */
export function clusterView(row: ClusterRow, provider: Provider): ProductView {
  const groups = workerGroupsOf(row);
  const workers = groups.reduce((sum, { node_count }) => sum + node_count, 0);
  return {
    ...common(row, provider, [
      'Готовим мастер-узлы',
      `Ставим Kubernetes ${row.k8s_version}`,
      'Подключаем рабочие узлы',
    ]),
    summary: `${row.k8s_version} · мастеров: ${row.master_nodes_count} · рабочих узлов: ${workers}`,
    ready: 'Кластер работает',
    configuration: [
      { name: 'Версия', value: row.k8s_version },
      { name: `Мастер-узлы: ${row.master_nodes_count}`, value: node(row) },
      ...groups.map((group) => ({ name: `${group.name}: ${group.node_count}`, value: node(group) })),
    ],
    access: [
      { name: 'Зона', value: row.availability_zone },
      { name: 'Сетевой плагин', value: row.network_driver },
      { name: 'Ingress', value: row.ingress === 1 ? 'включён' : 'выключен' },
    ],
  };
}

function node({ cpu, ram, disk }: Pick<WorkerNodes, 'cpu' | 'ram' | 'disk'>): string {
  return `${cores(cpu)}, ${gigabytes(ram)}, ${gigabytes(disk)}`;
}
