import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUTH_FLOWS, type AuthFlow, readAuthQuery, switchMode } from './auth-flow';
import { AUTH_MODES, parseAuthMode } from './auth-modes';

// Rules R1 and R4, word for word.
test.each([
  ['registrationAccount', 'redirect'],
  ['registrationAI', 'vds, dbaas, storages, balancers'],
  ['registrationDbaas', 'db_service_id, db_type, period'],
  [
    'registrationVds',
    'preset, os, software, bandwidth, is_floating_ip, period, configurator_id, cpu, ram, disk, is_configurator',
  ],
  ['registrationS3', 'preset, disk, id'],
  ['registrationK8s', 'location, version, preset, nodes_count, configuration, worker_nodes, period'],
  ['registrationApps', 'location, preset, type, framework, period'],
  [
    'registrationDedicated',
    'id, type, os, cp, ip, storage, network, term, admin, raid, cpu, memory, primaryStorage, secondaryStorage',
  ],
  ['registrationBalancer', 'bandwidth, preset, period'],
])('%s carries %s', (auth, listed) => {
  const keys = listed.split(', ');
  const query = new URLSearchParams({
    auth,
    foreign: 'x',
    ...Object.fromEntries(keys.map((key) => [key, key])),
  });
  expect([...(readAuthQuery(query)?.carried.keys() ?? [])].sort()).toEqual(keys.sort());
});

test.each(AUTH_MODES)('%s is a mode', (mode) => {
  expect(parseAuthMode(mode)).toBe(mode);
});

test('an address without auth is a registration, an unknown one is nothing', () => {
  expect(parseAuthMode(null)).toBe('registration');
  for (const auth of ['', 'Login', 'registrationvds', 'constructor', 'registrationVds '])
    expect(parseAuthMode(auth)).toBeUndefined();
});

test('a login carries what the registration carried', () => {
  const query = new URLSearchParams(
    'auth=registrationDbaas&db_service_id=5&db_type=mysql&email=a%40b.ru&x=1',
  );
  const login = switchMode(query, 'login');
  expect(login.toString()).toBe('auth=login&serviceType=dbaas&db_service_id=5&db_type=mysql&email=a%40b.ru');
  expect(readAuthQuery(login)).toMatchObject({ mode: 'login', flow: 'dbaas' });
});

describe('from mode to mode and back', () => {
  test('nothing that was chosen is lost, whatever it is', () => {
    fc.assert(
      fc.property(journeys, fc.constantFrom('login', 'recovery', 'smsAuth' as const), (query, through) => {
        const back = switchMode(switchMode(query, through), 'registration');
        expect(Object.fromEntries(grouped(back))).toEqual(Object.fromEntries(grouped(query)));
      }),
    );
  });

  test('a list keeps all of its values', () => {
    const query = new URLSearchParams(
      'auth=registrationDedicated&type=config&secondaryStorage=1&secondaryStorage=2',
    );
    expect(switchMode(query, 'login').getAll('secondaryStorage')).toEqual(['1', '2']);
  });
});

test.each(['registrationPartner', 'registrationReview'])('%s is on the way to no order', (auth) => {
  expect(readAuthQuery(new URLSearchParams({ auth, serviceType: 'vds', preset: '1' }))).toMatchObject({
    flow: undefined,
  });
});

test('what an address says beside its flow is read, and prefilled fields are told apart', () => {
  const query = new URLSearchParams(
    'promo=spring&siteTransfer=1&noPanelRedirect=true&redirect=/blog&partner_code=7&inn=77&email=a@b.ru',
  );
  expect(readAuthQuery(query)).toMatchObject({
    ...{ mode: 'registration', promo: 'spring', siteTransfer: '1', staysOnSite: true, redirect: '/blog' },
    ...{ partnerCode: '7', period: '', prefilled: { inn: '77', email: 'a@b.ru' } },
  });
});

const flows = Object.keys(AUTH_FLOWS) as AuthFlow[];
const journeys = fc
  .constantFrom(...flows)
  .chain((flow) =>
    fc
      .dictionary(fc.constantFrom(...AUTH_FLOWS[flow].keys, 'promo', 'siteTransfer', 'email'), fc.string())
      .map((chosen) => new URLSearchParams({ auth: AUTH_FLOWS[flow].auth, ...chosen })),
  );

function grouped(query: URLSearchParams): [string, string[]][] {
  return [...new Set(query.keys())].map((key) => [key, query.getAll(key)]);
}
