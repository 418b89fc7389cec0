import { cores, gigabytes, gigahertz } from '../../catalogue/figures';
import { common, type ProductView } from '../../panel/product-view';
import type { Provider } from '../../provider/provider';
import type { DatabaseRow } from './table';

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

/** A database as the panel shows it. */
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
