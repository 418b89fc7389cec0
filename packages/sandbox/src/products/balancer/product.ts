import type { ResponseOf } from '@vitrina/provider-api/contract';
import { megabits } from '../../catalogue/figures';
import { productKind } from '../../panel/product-kind';
import { common, type ProductView } from '../../panel/product-view';
import { envelope } from '../../provider/envelope';
import { forCustomer, type Handler } from '../../provider/handler';
import { installProgress } from '../../provider/install-progress';
import type { Provider } from '../../provider/provider';
import { answer, refuse } from '../../provider/reply';
import { pageOf } from '../../store/resource-table';
import type { Product } from '../product';
import { type BalancerRow, type BalancerSettings, planBalancer } from './stock';

const listBalancerPresets: Handler<'listBalancerPresets'> = (
  { responseId },
  { catalogue: { balancerPresets } },
) => answer({ ...envelope(responseId, balancerPresets), balancers_presets: balancerPresets });

/** `GET api/v1/balancers`: a page of the customer's own, newest first. */
const listBalancers = forCustomer<'listBalancers'>(({ request, responseId }, customer, provider) => {
  const rows = provider.tables.balancers.list(customer.id);
  const balancers = pageOf(rows, request).map((row) => balancerDocument(row, provider));
  return answer({ response_id: responseId, meta: { total: rows.length }, balancers });
});

/** `GET api/v1/balancers/{id}`: 404 for another customer's, as for one that never was. */
const getBalancer = forCustomer<'getBalancer'>(({ params, responseId }, customer, provider) => {
  const row = provider.tables.balancers.find(customer.id, params.id ?? '');
  if (!row) return refuse(404, 'not_found', `Balancer ${params.id} does not exist`);
  return answer({ response_id: responseId, balancer: balancerDocument(row, provider) });
});

/** `POST api/v1/balancers`: two equal calls make two balancers. */
const createBalancer = forCustomer<'createBalancer'>(({ request, responseId }, customer, provider) => {
  const plan = planBalancer(request, provider.catalogue);
  if ('kind' in plan) return plan;
  const row = provider.tables.balancers.add(customer.id, request.name, plan, provider.now());
  return answer({ response_id: responseId, balancer: balancerDocument(row, provider) });
});

/** Load balancers. */
export const BALANCER = {
  handlers: {
    listBalancerPresets,
    listBalancers,
    createBalancer,
    getBalancer,
  },
  orders: ['createBalancer'],
  kind: productKind(
    {
      path: 'balancer',
      plural: 'Балансировщики',
      none: 'Балансировщиков пока нет',
      notFound: 'Балансировщик не найден',
    },
    ({ tables }) => tables.balancers,
    balancerView,
  ),
} satisfies Product;

function balancerDocument(
  row: BalancerRow,
  { now, installSeconds }: Provider,
): ResponseOf<'getBalancer'>['balancer'] {
  const { id, name, created_at, location, preset_id } = row;
  const isReady = installProgress(created_at, now(), installSeconds) >= 1;
  return {
    ...{ id, name, created_at, location, preset_id },
    ...settingsOf(row),
    status: isReady ? 'started' : 'starting',
    ip: isReady ? balancerIp(id) : null,
  };
}

/** A load balancer as the panel shows it. */
function balancerView(row: BalancerRow, provider: Provider): ProductView {
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

// Set apart for documentation (RFC 5737), and other than the block of the servers.
const BLOCK = '192.0.2';

/** The address of a balancer by its number. It repeats after 254. */
function balancerIp(id: number): string {
  return `${BLOCK}.${((id - 1) % 254) + 1}`;
}

/** How a kept balancer works. */
function settingsOf({ settings }: Pick<BalancerRow, 'settings'>): BalancerSettings {
  return JSON.parse(settings);
}
