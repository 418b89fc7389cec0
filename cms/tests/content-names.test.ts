import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  BANNER_AUDIENCES,
  BANNER_PLACES,
  BANNER_TYPES,
  CONFIGURATOR_PRODUCTS,
  INCIDENT_SEVERITIES,
  LEVELS,
  PRESET_GROUPS,
  REQUEST_KINDS,
  SERVICE_KINDS,
  TARIFF_PRODUCTS,
} from '@vitrina/content-contract/content-names';
import { expect, test } from 'vitest';
import { VALUE_CAPTIONS } from '../src/panel/value-captions';
import { readRequest } from '../src/requests/request-schema';

const SRC = path.resolve(import.meta.dirname, '..', 'src');

/** Where the content model spells a list of the contract: the file, the field and the list, in its order. */
const SPELT: [file: string, field: string, names: readonly string[]][] = [
  ['components/blocks/live-tariffs.json', 'product', TARIFF_PRODUCTS],
  ['components/blocks/configurator.json', 'product', CONFIGURATOR_PRODUCTS],
  ['components/blocks/static-presets.json', 'group', PRESET_GROUPS],
  ['components/blocks/banner.json', 'banner_type', BANNER_TYPES],
  ['api/commerce/content-types/static-preset/schema.json', 'group', PRESET_GROUPS],
  ['api/site/content-types/banner/schema.json', 'type', BANNER_TYPES],
  ['api/site/content-types/banner/schema.json', 'place', BANNER_PLACES],
  ['api/site/content-types/banner/schema.json', 'audience', BANNER_AUDIENCES],
  ['api/site/content-types/incident/schema.json', 'severity', INCIDENT_SEVERITIES],
  ['api/site/content-types/service/schema.json', 'kind', SERVICE_KINDS],
  ['api/knowledge/content-types/article/schema.json', 'difficulty', LEVELS],
  ['api/requests/content-types/request/schema.json', 'kind', REQUEST_KINDS.map(stored)],
];

test.each(SPELT)('%s offers in %s what the contract names, with a caption each', (file, field, names) => {
  const { attributes } = JSON.parse(readFileSync(path.join(SRC, file), 'utf8'));
  expect(attributes[field].enum).toEqual(names);
  for (const name of names) expect(Object.keys(VALUE_CAPTIONS)).toContain(name);
});

test.each(REQUEST_KINDS)('a request of the kind %s is taken', (kind) => {
  expect(readRequest({ id: 'abcdefgh', kind, consent: null })).toMatchObject({
    request: { kind: stored(kind) },
  });
});

function stored(kind: string): string {
  return kind === 'dedicated' ? 'dedicated-server' : kind;
}
