import {
  bucketOrder,
  type DatabasePresetId,
  type DedicatedPresetId,
  databaseOrder,
  dedicatedOrder,
  type MadeThing,
  type PresetId,
  presetOrder,
  type StoragePresetId,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { firstSteps } from './wayfinding';

const MADE: MadeThing = { id: '12', name: 'quiet-heron', address: '203.0.113.7', port: undefined };
const SERVER = presetOrder('2453' as PresetId);
const commands = (...asked: Parameters<typeof firstSteps>) =>
  firstSteps(...asked).flatMap(({ command }) => command ?? []);

test('the command to log in has the address of the server', () => {
  expect(commands(SERVER, MADE, 'linux')).toEqual(['ssh root@203.0.113.7']);
  expect(commands(SERVER, MADE, 'windows')).toEqual(['mstsc /v:203.0.113.7']);
});

test('without an address nobody is given a command that cannot work', () => {
  expect(commands(SERVER, { ...MADE, address: undefined }, 'linux')).toEqual([]);
  expect(commands(SERVER, undefined, 'linux')).toEqual([]);
  expect(commands({ ...SERVER, hasFloatingIp: false }, MADE, 'linux')).toEqual([]);
  const database = databaseOrder('1217' as DatabasePresetId, 'postgres');
  expect(commands(database, { ...MADE, address: undefined, port: 6432 }, undefined)).toEqual([]);
  expect(commands(database, undefined, undefined)).toEqual([]);
});

test('a database is reached by its own client at its own port', () => {
  const order = databaseOrder('1217' as DatabasePresetId, 'postgres');
  expect(commands(order, { ...MADE, port: 6432 }, undefined)).toEqual([
    'psql "host=203.0.113.7 port=6432 user=admin dbname=postgres"',
  ]);
});

test('a server that people build is promised in the panel alone: nobody here writes a letter about it', () => {
  const machine = { kind: 'preset', presetId: '3799' as DedicatedPresetId, planId: undefined } as const;
  const [state] = firstSteps(dedicatedOrder(machine), MADE, undefined);
  expect(state?.text).toBe('Сервер собирают люди. Состояние и доступ\u00a0— в панели.');
});

test('a bucket is named with its host', () => {
  const order = bucketOrder({ kind: 'preset', presetId: '391' as StoragePresetId });
  expect(commands(order, { ...MADE, address: 's3.example' }, undefined)).toContain(
    'aws --endpoint-url https://s3.example s3 ls s3://quiet-heron',
  );
});
