import 'server-only';
import { type DedicatedService, type Order, PAYMENT_PERIODS } from '@vitrina/ordering';
import { PERIOD_NAMES } from '~/captions';
import { WITHOUT } from '~/copy/readable-names';
import { catalogue } from '~/provider/catalogue';
import type { OrderOption } from './option-fields';

/** The period of any order, and what comes with a dedicated server. Throws `ProviderOutage`. */
export async function getOrderOptions(order: Order): Promise<OrderOption[]> {
  if (order.product !== 'dedicated') return [periodOption(order)];
  const services = await catalogue.dedicatedServices();
  const list = (key: string, label: string, kind: DedicatedService['kind'], chosen: number | undefined) => ({
    ...{ key, label, chosen: String(chosen ?? '') },
    options: [
      { value: '', label: WITHOUT[key] ?? 'Нет' },
      ...services
        .filter((service) => service.kind === kind)
        .map(({ serviceId, caption }) => ({ value: String(serviceId), label: caption })),
    ],
  });
  return [
    list('os', 'Система', 'os', order.osId),
    list('cp', 'Панель управления', 'cp', order.controlPanelId),
    list('ip', 'Дополнительные адреса', 'ip', order.ipId),
    list('storage', 'Сетевой диск', 'network_drive', order.networkDriveId),
    list('network', 'Канал', 'bandwidth', order.bandwidthId),
    {
      ...{ key: 'admin', label: 'Администрирование', chosen: String(order.isAdministered) },
      options: [
        { value: 'false', label: 'Сами' },
        { value: 'true', label: 'Доверить нам' },
      ],
    },
    termOption(order),
  ];
}

function periodOption({ period }: Order): OrderOption {
  const options = PAYMENT_PERIODS.map((value) => ({ value, label: PERIOD_NAMES[value] }));
  return { key: 'period', label: 'Срок оплаты', chosen: period, options };
}

/** Specification 000, section 5: a dedicated order names its period by months. */
const TERMS = { P1M: '1', P3M: '3', P6M: '6', P1Y: '12' } as const;

function termOption({ period }: Order): OrderOption {
  const options = PAYMENT_PERIODS.map((value) => ({ value: TERMS[value], label: PERIOD_NAMES[value] }));
  return { key: 'term', label: 'Срок оплаты', chosen: TERMS[period], options };
}
