import { common, type Fact, type ProductView } from '../../panel/product-view';
import type { Provider } from '../../provider/provider';
import type { DedicatedRow } from './table';

/** A dedicated server as the panel shows it. */
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
