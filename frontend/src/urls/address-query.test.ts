// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { changeAddressQuery, correctAddressQuery, openedQuery } from './address-query';

beforeEach(() => {
  window.history.replaceState(null, '', '/services/cloud-servers?os=1&cpu=2');
  window.dispatchEvent(new Event('popstate'));
});

describe('the query by which a page was opened', () => {
  test('is read by a part that wakes after another one has corrected the address', () => {
    correctAddressQuery({ os: null });
    expect(window.location.search).toBe('?cpu=2');
    expect(String(openedQuery())).toBe('cpu=2&os=1');
  });

  test('holds what it said first, however often it is corrected', () => {
    correctAddressQuery({ os: '99' });
    correctAddressQuery({ os: null });
    expect(openedQuery().get('os')).toBe('1');
  });

  test('is no longer what counts once the visitor has chosen', () => {
    correctAddressQuery({ os: null });
    changeAddressQuery({ os: '99' });
    expect(openedQuery().get('os')).toBe('99');
    changeAddressQuery({ os: null });
    expect(openedQuery().has('os')).toBe(false);
  });

  test('is that of the entry of the history that is shown', () => {
    correctAddressQuery({ os: null });
    window.history.replaceState(null, '', '/services/cloud-servers?cpu=4');
    window.dispatchEvent(new Event('popstate'));
    expect(String(openedQuery())).toBe('cpu=4');
  });
});
