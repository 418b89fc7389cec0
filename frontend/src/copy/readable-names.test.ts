import { expect, test } from 'vitest';
import * as ru from '~/messages/ru';
import { inLanguage } from '~/testing/in-language';
import { openSandboxCatalogue } from '~/testing/open-sandbox-catalogue';
import { partCaption, processorTitle, serverTitle } from './readable-names';

test.each([
  ['frankfurt-1', 2, 'Франкфурт 1'],
  ['somewhere-2', 2, 'Somewhere 2'],
  ['High - 4', 8, 'High 4'],
  ['E5/26/400 (2022)', 26, 'Intel Xeon E5, 26\u00a0ГБ'],
  ['E2236/58/800N (2022)', 58, 'Intel Xeon E-2236, 58\u00a0ГБ'],
  ['Cloud DE 50', 2, 'Cloud DE 50'],
  ['MSK 1', 4, 'MSK 1'],
])('the server %s with %i GB is called %s', (title, ramGb, readable) => {
  expect(serverTitle({ title, ramMb: ramGb * 1024 })).toBe(readable);
  expect(serverTitle({ title: readable, ramMb: ramGb * 1024 })).toBe(readable);
});

test.each([
  ['2 x Xeon E5-2620', '2\u00a0× Intel Xeon E5-2620'],
  ['2 х Intel Xeon Silver 4316', '2\u00a0× Intel Xeon Silver 4316'],
  ['Intel 2xE5-2680v4', '2\u00a0× Intel Xeon E5-2680v4'],
  ['AMD 2xEPYC 7542', '2\u00a0× AMD EPYC 7542'],
  ['Intel Xeon E-2336', 'Intel Xeon E-2336'],
  ['Ryzen 7950x', 'AMD Ryzen 7950X'],
  ['AMD Ryzen 9950X', 'AMD Ryzen 9950X'],
  ['Эльбрус', 'Эльбрус'],
])('the processor %s is called %s', (name, title) => {
  expect(processorTitle(name)).toBe(title);
  expect(processorTitle(title)).toBe(title);
});

test.each([
  ['2 x 1.92 ТБ NVMe', '2\u00a0×\u00a01,92\u00a0ТБ NVMe'],
  ['1 x 2.4 ГГц, 1 ГБ', '1\u00a0×\u00a02,4\u00a0ГГц, 1\u00a0ГБ'],
  ['12 ядер, 2.4-3.2 ГГц', '12\u00a0ядер, 2,4–\u20603,2\u00a0ГГц'],
  ['Intel Xeon E5-2630v3, 16 ядер, 2.4 ГГц', 'Intel Xeon E5-2630v3, 16\u00a0ядер, 2,4\u00a0ГГц'],
  ['2 x Intel Xeon Gold 6240, 36 ядер', '2\u00a0×\u00a0Intel Xeon Gold 6240, 36\u00a0ядер'],
  ['AMD Ryzen 7950X, 16 ядра, 4.5 ГГц', 'AMD Ryzen 7950X, 16\u00a0ядер, 4,5\u00a0ГГц'],
  ['24 ядра', '24\u00a0ядра'],
  ['1 ядро', '1\u00a0ядро'],
  ['8 ГБ DDR3', '8\u00a0ГБ DDR3'],
])('%s is printed as %s', (caption, printed) => {
  expect(partCaption(caption)).toBe(printed);
});

/** What only the provider's own people can read, each with a name of its kind. */
const RAW: readonly [pattern: RegExp, of: string][] = [
  [/^[a-z]+-\d+$/, 'frankfurt-1'],
  [/ - \d/, 'High - 4'],
  [/\d ?[xх] ?[\dA-ZА-Я]/i, '1 x 2.4 ГГц'],
  [/\d\.\d/, '2.4 ГГц'],
  [/\d \/ \d|\/\d+[A-Z]? \(/, 'E3-1240 / 8 / 1'],
  [/rub\)|₽/i, 'K8S Promo (1 Rub)'],
  [/Не нужно/, 'Не нужно'],
];

/** Every name that the catalogue gives, in the language of the page. */
async function namesOf(catalogue: Awaited<ReturnType<typeof openSandboxCatalogue>>): Promise<string[]> {
  const { cpus, memories, storages, raids } = (await catalogue.dedicatedConfigurator()) ?? {
    ...{ cpus: [], memories: [], storages: [], raids: [] },
  };
  const titled = await Promise.all([
    ...[catalogue.serverTariffs(), catalogue.databaseTariffs(), catalogue.storageTariffs()],
    ...[catalogue.balancerTariffs(), catalogue.nodeTariffs(), catalogue.dedicatedTariffs()],
    catalogue.appTariffs(),
  ]);
  return [
    ...titled.flat().map(({ title }) => title),
    ...(await catalogue.dedicatedTariffs()).map(({ processorName }) => processorName),
    ...[cpus, memories, storages, raids].flat().map(({ caption }) => caption),
    ...(await catalogue.dedicatedServices()).map(({ caption }) => caption),
  ];
}

test('no name in the whole catalogue is one that only the provider can read', async () => {
  const names = [
    ...(await namesOf(await openSandboxCatalogue())).map((name) =>
      name.replace(/^Ubuntu 2\d\.04$/, 'Ubuntu'),
    ),
    ...Object.values(ru.products.without),
  ];
  expect(names.length).toBeGreaterThan(150);
  const raw = names.filter((name) => RAW.some(([pattern]) => pattern.test(name)));
  expect(raw).toEqual([]);
  for (const [pattern, of] of RAW) expect(of).toMatch(pattern);
});

test('names are read in English with its units, cities and points', () => {
  inLanguage('en', () => {
    expect(serverTitle({ title: 'frankfurt-1', ramMb: 2048 })).toBe('Frankfurt 1');
    expect(serverTitle({ title: 'E5/26/400 (2022)', ramMb: 26 * 1024 })).toBe('Intel Xeon E5, 26\u00a0GB');
    expect(partCaption('16 ядра, 2.4-3.2 ГГц')).toBe('16\u00a0cores, 2.4–\u20603.2\u00a0GHz');
    expect(partCaption('1 ядро, 2.4 ГГц')).toBe('1\u00a0core, 2.4\u00a0GHz');
    expect(partCaption('2 x 1.92 ТБ NVMe')).toBe('2\u00a0×\u00a01.92\u00a0TB NVMe');
    expect(partCaption('128 ГБ DDR4')).toBe('128\u00a0GB DDR4');
  });
});

test('no name in the whole catalogue is Russian in English', async () => {
  const catalogue = await openSandboxCatalogue();
  const names = await inLanguage('en', () => namesOf(catalogue));
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => /[а-яё]/i.test(name))).toEqual([]);
  for (const name of ['Basic', 'Hardware RAID 5/6', 'Control panel HestiaCP', 'Another IPv6 address'])
    expect(names).toContain(name);
});
