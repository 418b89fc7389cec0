import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyServerOrder } from '../../testing/orders';
import { DEFAULT_OS, fromServerQuery, toServerQuery } from './order';

describe('an order in the address', () => {
  test('every order comes back as it went', () => {
    fc.assert(
      fc.property(anyServerOrder, (order) => {
        expect(fromServerQuery(toServerQuery(order))).toStrictEqual({ ok: true, value: order });
      }),
    );
  });

  test('every order comes back through an address that was copied as text, among other keys', () => {
    fc.assert(
      fc.property(anyServerOrder, (order) => {
        const address = new URL(`https://site.example/order?auth=registrationVds&${toServerQuery(order)}`);
        expect(fromServerQuery(address.searchParams)).toStrictEqual({ ok: true, value: order });
      }),
    );
  });

  test('a preset is enough: the rest has its usual value', () => {
    expect(fromServerQuery(new URLSearchParams('preset=4795'))).toEqual({
      ok: true,
      value: {
        product: 'vds',
        server: { kind: 'preset', presetId: '4795' },
        osId: DEFAULT_OS,
        softwareId: undefined,
        bandwidthMbit: undefined,
        hasFloatingIp: true,
        period: 'P1Y',
      },
    });
  });

  test('an address that names neither preset nor configuration chooses nothing', () => {
    expect(fromServerQuery(new URLSearchParams('os=99&period=P1M&cpu=2'))).toEqual({
      ok: false,
      failure: { kind: 'nothing-chosen' },
    });
  });

  test.each([
    ['preset=план', 'preset'],
    ['preset=', 'preset'],
    ['preset=../1', 'preset'],
    ['preset=-4', 'preset'],
    ['preset=4795&os=ubuntu/24', 'os'],
    ['preset=4795&os=', 'os'],
    ['preset=4795&software=%2B1', 'software'],
    ['preset=4795&software=', 'software'],
    ['preset=4795&bandwidth=0', 'bandwidth'],
    ['preset=4795&bandwidth=1e3', 'bandwidth'],
    ['preset=4795&bandwidth=1000001', 'bandwidth'],
    ['preset=4795&period=P2W', 'period'],
    ['preset=4795&period=', 'period'],
    ['preset=4795&is_floating_ip=maybe', 'is_floating_ip'],
    ['preset=4795&is_floating_ip=', 'is_floating_ip'],
    ['preset=4795&is_configurator=1', 'is_configurator'],
    ['is_configurator=true&cpu=1&ram=1&disk=10', 'configurator_id'],
    ['is_configurator=true&configurator_id=11&ram=1&disk=10', 'cpu'],
    ['is_configurator=true&configurator_id=11&cpu=two&ram=1&disk=10', 'cpu'],
    ['is_configurator=true&configurator_id=11&cpu=1&ram=-1&disk=10', 'ram'],
    ['is_configurator=true&configurator_id=11&cpu=1&ram=1&disk=9.5', 'disk'],
  ])('%s is refused because of %s', (query, key) => {
    expect(fromServerQuery(new URLSearchParams(query))).toEqual({
      ok: false,
      failure: { kind: 'invalid', key },
    });
  });

  test('no address makes it throw', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyKey, fc.string())), (pairs) => {
        const read = fromServerQuery(new URLSearchParams(pairs));
        if (read.ok) expect(fromServerQuery(toServerQuery(read.value))).toEqual(read);
      }),
    );
  });
});

const anyKey = fc.oneof(
  fc.constantFrom('preset', 'os', 'software', 'bandwidth', 'is_floating_ip', 'period', 'is_configurator'),
  fc.constantFrom('configurator_id', 'cpu', 'ram', 'disk'),
  fc.string(),
);
