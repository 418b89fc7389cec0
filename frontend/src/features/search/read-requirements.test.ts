import { expect, test } from 'vitest';
import { readRequirements } from './read-requirements';

test.each([
  ['4 ядра 8 гб москва', { cpu: 4, ramGb: 8, location: 'ru-3' }],
  ['4 ядра 8 ГБ 80 гб Москва', { cpu: 4, ramGb: 8, diskGb: 80, location: 'ru-3' }],
  ['сервер в Петербурге с 2 ядрами', { cpu: 2, location: 'ru-1' }],
  ['8gb ram', { ramGb: 8 }],
  ['озу 16 гб диск 100 гб', { ramGb: 16, diskGb: 100 }],
  ['100 гб диск 16 гб озу', { ramGb: 16, diskGb: 100 }],
  ['100 гб nvme', { diskGb: 100 }],
  ['1 тб', { diskGb: 1024 }],
  ['4/8/80 спб', { cpu: 4, ramGb: 8, diskGb: 80, location: 'ru-1' }],
  ['2/4', { cpu: 2, ramGb: 4 }],
  ['1,5 гб', { ramGb: 2 }],
  ['vps 2 cpu 4 gb frankfurt', { cpu: 2, ramGb: 4, location: 'de-1' }],
  ['2 ядра до 1000 руб', { cpu: 2, maxPrice: 1000 }],
  ['2 ядра до 1000 ₽/мес', { cpu: 2, maxPrice: 1000 }],
  ['2 ядра до 2 000 ₽', { cpu: 2, maxPrice: 2000 }],
  ['4 zlhf 8 u, vjcrdf', { cpu: 4, ramGb: 8, location: 'ru-3' }],
])('«%s» describes a server', (query, requirements) => {
  expect(readRequirements(query)).toEqual(requirements);
});

test.each([
  '',
  'москва',
  'сервер',
  'cloud 50',
  'swap 8 гб ubuntu',
  'как добавить 2 ядра',
  'ubuntu 24.04',
  'сервер 24/7',
  'до 1000 руб',
  '0 ядер',
  '4 ядра 2 ядра',
  '2 ядра москва лондон',
  '999999999999 ядер',
  '4/0/80',
  '/ / /',
])('«%s» asks for something else', (query) => {
  expect(readRequirements(query)).toBeUndefined();
});
