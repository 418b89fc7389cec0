import { describe, expect, test } from 'vitest';
import { addressFrom, followedAddress } from '../src/admin/address-field/address-from-title';

const NEW = { title: '', address: '' };

describe('the address of a title', () => {
  test.each([
    ['Как подключиться по SSH-ключу', 'kak-podklyuchitsya-po-ssh-klyuchu'],
    ['10 советов: nginx & Docker', '10-sovetov-nginx-docker'],
    ['Ёлка, щи — и «кавычки»!', 'yolka-shchi-i-kavychki'],
    ['   ', ''],
    ['🙂', ''],
  ])('%s', (title, address) => {
    expect(addressFrom(title)).toBe(address);
  });

  test('is what an address may be, and of a long title not longer than one reads', () => {
    const address = addressFrom('Щепетильность '.repeat(12));
    expect(address).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(address.length).toBeLessThanOrEqual(80);
    expect(addressFrom('щ'.repeat(120))).toMatch(/^[a-z]{80}$/);
  });
});

describe('while a title is typed', () => {
  /** What the address becomes when the title is typed letter by letter. */
  function type(title: string, form: { title: string; address: string }, saved = NEW): string {
    let { title: formerTitle, address } = form;
    for (let end = formerTitle.length + 1; end <= title.length; end += 1) {
      const typed = title.slice(0, end);
      address = followedAddress({ title: typed, formerTitle, address, saved }) ?? address;
      formerTitle = typed;
    }
    return address;
  }

  test('the address of a new entry follows', () => {
    expect(type('Первые шаги', NEW)).toBe('pervye-shagi');
  });

  test('an address that was written by hand stays', () => {
    expect(type('Первые шаги на сервере', { title: 'Первые шаги', address: 'first-steps' })).toBe(
      'first-steps',
    );
  });

  test('one that was emptied follows again', () => {
    expect(type('Первые шаги', { title: 'Первые', address: '' })).toBe('pervye-shagi');
  });

  test('an address that is saved never changes by itself, published or not', () => {
    const saved = { title: 'Первые', address: 'pervye' };
    expect(type('Первые шаги', saved, saved)).toBe('pervye');
  });

  test('a draft that was saved without one gets it as soon as its title changes, and not by being opened', () => {
    const saved = { title: 'Первые', address: '' };
    expect(followedAddress({ title: 'Первые', formerTitle: '', address: '', saved })).toBeUndefined();
    expect(type('Первые шаги', saved, saved)).toBe('pervye-shagi');
  });

  test('a title of signs alone leaves the address to who writes', () => {
    expect(type('!!!', NEW)).toBe('');
  });

  test('words that come back from the browser bring their own address', () => {
    const back = { title: 'Возвращённое', formerTitle: '', address: 'by-hand', saved: NEW };
    expect(followedAddress(back)).toBeUndefined();
  });
});
