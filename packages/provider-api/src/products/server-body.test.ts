import {
  type ConfiguratorId,
  type LocationCode,
  type OsId,
  type PresetId,
  presetOrder,
  type ServerOrder,
  type SoftwareId,
} from '@vitrina/ordering';
import { anyServerOrder } from '@vitrina/ordering/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contract } from '../contract';
import { numbered } from '../testing/numbered';
import { toServerRequest } from './server';

describe('the body of an order', () => {
  test('a preset with an address', () => {
    expect(bodyOf(presetOrder(PRESET))).toStrictEqual({
      name: 'Calm Heron',
      bandwidth: 200,
      os_id: 99,
      preset_id: 4795,
      network: { floating_ip: 'create_ip' },
      is_ddos_guard: false,
      availability_zone: 'msk-1',
    });
  });

  test('without an address there is no network', () => {
    const order = presetOrder(PRESET, { hasFloatingIp: false });
    expect(bodyOf(order)).toStrictEqual({
      name: 'Calm Heron',
      bandwidth: 200,
      os_id: 99,
      preset_id: 4795,
      is_ddos_guard: false,
      availability_zone: 'msk-1',
    });
  });

  test('a configuration has its memory and disk in MB, and no preset', () => {
    const order: ServerOrder = {
      ...presetOrder(PRESET, { osId: '79' as OsId, softwareId: '5' as SoftwareId, bandwidthMbit: 1000 }),
      server: { kind: 'configuration', configuratorId: '11' as ConfiguratorId, cpu: 4, ramGb: 8, diskGb: 60 },
    };
    expect(bodyOf(order, 'ru-1')).toStrictEqual({
      name: 'Calm Heron',
      bandwidth: 1000,
      os_id: 79,
      software_id: 5,
      configuration: { configurator_id: 11, cpu: 4, ram: 8192, disk: 61_440 },
      network: { floating_ip: 'create_ip' },
      is_ddos_guard: false,
      availability_zone: 'spb-3',
    });
  });

  test('is valid by the contract, and names a preset or a configuration but never both', () => {
    fc.assert(
      fc.property(anyServerOrder, (order) => {
        const request = bodyOf(numbered(order));
        expect(contract.createServer.request.isValidSync(request, { strict: true })).toBe(true);
        expect('preset_id' in request).not.toBe('configuration' in request);
      }),
    );
  });
});

test('what the catalogue says of the bandwidth goes before what the address says', () => {
  const order = presetOrder(PRESET, { bandwidthMbit: 1000 });
  const wanted = { order, name: 'Calm Heron', location: 'ru-3' as const };
  expect(toServerRequest({ ...wanted, bandwidthMbit: 300 }).bandwidth).toBe(300);
  expect(toServerRequest({ ...wanted, bandwidthMbit: undefined }).bandwidth).toBe(1000);
});

const PRESET = '4795' as PresetId;

function bodyOf(order: ServerOrder, location: LocationCode = 'ru-3') {
  return toServerRequest({ order, name: 'Calm Heron', location, bandwidthMbit: undefined });
}
