import { cores, gigabytes, gigahertz, megabits } from '../catalogue/figures';
import { balancerIp, settingsOf } from '../products/balancer/handlers';
import type { BalancerRow } from '../products/balancer/table';
import { STORAGE_HOST } from '../products/bucket/handlers';
import type { BucketRow } from '../products/bucket/table';
import { workerGroupsOf } from '../products/cluster/handlers';
import type { WorkerNodes } from '../products/cluster/plan';
import type { ClusterRow } from '../products/cluster/table';
import type { DatabaseRow } from '../products/database/table';
import type { DedicatedRow } from '../products/dedicated/table';
import { installProgress } from '../provider/install-progress';
import type { Provider } from '../provider/provider';
import type { ResourceRow } from '../store/resource-table';
import { monthlyPrice, type PaymentPeriod, periodOrDefault } from './payment-period';

/** Anything but a cloud server as the pages of the panel show it: in Russian words and ready figures. */
export interface ProductView {
  id: number;
  name: string;
  /** What it is, in a line of the list. */
  summary: string;
  place: string;
  /** `undefined` once it can be used. */
  installing: { percent: number; step: string } | undefined;
  ready: string;
  configuration: Fact[];
  access: Fact[];
  /** Whole roubles a month under the period. */
  price: number;
  period: PaymentPeriod;
  createdAt: Date;
}

export interface Fact {
  name: string;
  value: string;
  /** Shown only on demand. */
  isSecret?: boolean;
}

const DATABASES: Record<string, string> = {
  mysql: 'MySQL',
  postgres: 'PostgreSQL',
  redis: 'Redis',
  mongodb: 'MongoDB',
  clickhouse: 'ClickHouse',
  opensearch: 'OpenSearch',
  kafka: 'Kafka',
  rabbitmq: 'RabbitMQ',
};

export function databaseView(row: DatabaseRow, provider: Provider): ProductView {
  const type = DATABASES[row.type] ?? row.type;
  return {
    ...common(row, provider, ['Выделяем место', `Ставим ${type}`, 'Создаём администратора']),
    summary: `${type} · ${cores(row.cpu)} · ${gigabytes(row.ram)} · ${gigabytes(row.disk)}`,
    ready: 'База данных принимает подключения',
    configuration: [
      { name: 'Тип', value: type },
      { name: 'Процессор', value: `${cores(row.cpu)}, ${gigahertz(row.cpu_frequency)}` },
      { name: 'Память', value: gigabytes(row.ram) },
      { name: 'Диск', value: `${gigabytes(row.disk)}\u00a0NVMe` },
    ],
    access: [
      { name: 'Пользователь', value: 'admin' },
      { name: 'Пароль', value: row.admin_password, isSecret: true },
    ],
  };
}

export function bucketView(row: BucketRow, provider: Provider): ProductView {
  return {
    ...common(row, provider, ['Создаём хранилище']),
    installing: undefined,
    summary: `${gigabytes(row.disk)} · ${row.type === 'private' ? 'приватное' : 'публичное'}`,
    ready: 'Хранилище готово к работе',
    configuration: [
      { name: 'Объём', value: gigabytes(row.disk) },
      { name: 'Класс', value: row.storage_class === 'hot' ? 'Стандартный' : 'Холодный' },
      { name: 'Доступ', value: row.type === 'private' ? 'Приватный' : 'Публичный' },
    ],
    access: [
      { name: 'Адрес S3', value: STORAGE_HOST },
      { name: 'Бакет', value: row.name },
    ],
  };
}

export function balancerView(row: BalancerRow, provider: Provider): ProductView {
  const { algo, proto, port, path, inter, timeout, fall, rise } = settingsOf(row);
  const view = common(row, provider, ['Выделяем адрес', 'Запускаем узлы']);
  return {
    ...view,
    summary: `${megabits(row.bandwidth)} · узлов: ${row.replica_count}`,
    ready: 'Балансировщик принимает запросы',
    configuration: [
      { name: 'Канал', value: megabits(row.bandwidth) },
      { name: 'Узлы', value: String(row.replica_count) },
      { name: 'Алгоритм', value: algo === 'roundrobin' ? 'Round Robin' : 'Least Connections' },
    ],
    access: [
      { name: 'IP', value: view.installing ? 'выделяется' : balancerIp(row.id) },
      { name: 'Проверка', value: `${proto}, порт ${port}, путь ${path}` },
      { name: 'Интервал и ожидание', value: `${inter} и ${timeout} с` },
      { name: 'Отказ и возврат после', value: `${fall} и ${rise} проверок` },
    ],
  };
}

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

export function dedicatedView(row: DedicatedRow, provider: Provider): ProductView {
  const { dedicatedServices } = provider.catalogue;
  const service = (name: string, wanted: number | null): Fact[] => {
    const found = dedicatedServices.find(({ id }) => id === wanted);
    return found ? [{ name, value: found.description }] : [];
  };
  return {
    ...common(row, provider, ['Проверяем железо', 'Ставим систему', 'Подключаем сеть']),
    summary: `${row.cpu_description} · ${row.ram_description}`,
    ready: 'Сервер выдан',
    configuration: [
      { name: 'Процессор', value: row.cpu_description },
      { name: 'Память', value: row.ram_description },
      { name: 'Диски', value: row.hdd_description },
      ...(row.raid_description === null ? [] : [{ name: 'RAID', value: row.raid_description }]),
    ],
    access: [
      ...service('Система', row.os_id),
      ...service('Панель управления', row.cp_id),
      ...service('Канал', row.bandwidth_id),
      ...service('Сетевой диск', row.network_drive_id),
      ...service('Дополнительные адреса', row.additional_ip_addr_id),
    ],
  };
}

function node({ cpu, ram, disk }: Pick<WorkerNodes, 'cpu' | 'ram' | 'disk'>): string {
  return `${cores(cpu)}, ${gigabytes(ram)}, ${gigabytes(disk)}`;
}

function common(row: ResourceRow, { catalogue, installSeconds, now }: Provider, steps: readonly string[]) {
  const progress = installProgress(row.created_at, now(), installSeconds);
  const period = periodOrDefault(row.payment_period);
  const step = steps[Math.floor(progress * steps.length)] ?? '';
  return {
    ...{ id: row.id, name: row.name, period },
    place: catalogue.locations.find(({ code }) => code === row.location)?.name ?? row.location,
    installing: progress < 1 ? { percent: Math.round(progress * 100), step } : undefined,
    price: monthlyPrice(row.price, period),
    createdAt: new Date(row.created_at),
  };
}
