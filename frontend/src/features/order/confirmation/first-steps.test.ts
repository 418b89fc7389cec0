import {
  bucketOrder,
  type DatabasePresetId,
  databaseOrder,
  type MadeThing,
  type PresetId,
  presetOrder,
  type StoragePresetId,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { firstSteps } from './first-steps';

const MADE: MadeThing = { id: 12, name: 'quiet-heron', address: '203.0.113.7', port: undefined };
const SERVER = presetOrder(2453 as PresetId);
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
});

test('a database is reached by its own client at its own port', () => {
  const order = databaseOrder(1217 as DatabasePresetId, 'postgres');
  expect(commands(order, { ...MADE, port: 6432 }, undefined)).toEqual([
    'psql "host=АДРЕС port=6432 user=admin dbname=postgres"',
  ]);
});

test('a bucket is named with its host', () => {
  const order = bucketOrder({ kind: 'preset', presetId: 391 as StoragePresetId });
  expect(commands(order, { ...MADE, address: 's3.example' }, undefined)).toContain(
    'aws --endpoint-url https://s3.example s3 ls s3://quiet-heron',
  );
});
