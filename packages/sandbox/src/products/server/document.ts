import type { ResponseOf } from '@vitrina/provider-api/contract';
import { installProgress } from '../../provider/install-progress';
import { publicIp } from '../../provider/public-ip';
import type { ServerRow } from './table';

export type ServerDocument = ResponseOf<'getServer'>['server'];

/** A stored server in the shape of the contract, with the status it has at this moment. */
export function serverDocument(row: ServerRow, now: Date, installSeconds: number): ServerDocument {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt,
    status: installProgress(row.createdAt, now, installSeconds) < 1 ? 'installing' : 'on',
    location: row.location,
    availability_zone: row.zone,
    preset_id: row.presetId,
    configurator_id: row.configuratorId,
    cpu: row.cpu,
    ram: row.ram,
    os: { id: row.osId, name: row.osName, version: row.osVersion },
    disks: [{ size: row.disk, type: row.diskType }],
    networks: row.hasPublicIp
      ? [{ type: 'public', bandwidth: row.bandwidth, ips: [{ ip: publicIp(row.id), is_main: true }] }]
      : [],
  };
}
