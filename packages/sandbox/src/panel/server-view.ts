import { cores, diskName, gigabytes, gigahertz, megabits } from '../catalogue/figures';
import type { ServerRow } from '../products/server/table';
import { installProgress } from '../provider/install-progress';
import type { Provider } from '../provider/provider';
import { publicIp } from '../provider/public-ip';
import { monthlyPrice, type PaymentPeriod, periodOrDefault } from './payment-period';

/** A server as the pages of the panel show it: in Russian words and ready figures. */
export interface ServerView {
  id: number;
  name: string;
  /** `undefined` once the server runs. */
  installing: { percent: number; step: string } | undefined;
  cpu: number;
  ram: number;
  disk: number;
  processor: string;
  memory: string;
  storage: string;
  bandwidth: string;
  os: string;
  software: string | undefined;
  place: string;
  zone: string;
  ip: string | undefined;
  /** Whole roubles a month under the period. */
  price: number;
  period: PaymentPeriod;
  createdAt: Date;
}

const OS_NAMES: Record<string, string> = {
  ubuntu: 'Ubuntu',
  debian: 'Debian',
  centos: 'CentOS',
  bitrix: '1С-Битрикс',
  windows: 'Windows Server',
};

export function serverView(row: ServerRow, { catalogue, installSeconds, now }: Provider): ServerView {
  const progress = installProgress(row.createdAt, now(), installSeconds);
  const os = `${OS_NAMES[row.osName] ?? row.osName} ${row.osVersion}`;
  const period = periodOrDefault(row.paymentPeriod);
  const { id, name, cpu, ram, disk, zone } = row;
  return {
    ...{ id, name, cpu, ram, disk, os, zone, period },
    installing:
      progress < 1
        ? { percent: Math.round(progress * 100), step: stepAt(progress, row.zone, os) }
        : undefined,
    processor: `${cores(cpu)}, ${gigahertz(row.cpuFrequency)}`,
    memory: gigabytes(ram),
    storage: `${gigabytes(disk)}\u00a0${diskName(row.diskType)}`,
    bandwidth: megabits(row.bandwidth),
    software: catalogue.software.find((candidate) => candidate.id === row.softwareId)?.name,
    place: catalogue.locations.find(({ code }) => code === row.location)?.name ?? row.location,
    ip: row.hasPublicIp ? publicIp(id) : undefined,
    price: monthlyPrice(row.price, period),
    createdAt: new Date(row.createdAt),
  };
}

function stepAt(progress: number, zone: string, os: string): string {
  if (progress < 0.25) return `Выделяем место в зоне ${zone}`;
  if (progress < 0.5) return 'Готовим диск';
  return progress < 0.8 ? `Ставим ${os}` : 'Подключаем сеть';
}
