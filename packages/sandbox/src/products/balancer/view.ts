import { megabits } from '../../catalogue/figures';
import { common, type ProductView } from '../../panel/product-view';
import type { Provider } from '../../provider/provider';
import { balancerIp, settingsOf } from './handlers';
import type { BalancerRow } from './table';

/** A load balancer as the panel shows it. */
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
