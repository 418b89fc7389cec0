import { expect, test } from 'vitest';
import { toldFaults } from './told-faults';

const NAME = { field: 'g1_name', text: 'Назовите группу' };
const COUNT = { field: 'g1_count', text: 'Укажите число узлов от 1 до 20' };

test('a list of what is wrong stays as it was found, and marks what is mended', () => {
  expect(toldFaults([NAME, COUNT], [COUNT])).toEqual([
    { name: 'g1_name', error: NAME.text, isMended: true },
    { name: 'g1_count', error: COUNT.text, isMended: false },
  ]);
});

test('what is wrong since, or wrong in another way, waits for the next check', () => {
  const now = [{ ...NAME, text: 'Название не длиннее 63 знаков' }, COUNT];
  expect(toldFaults([NAME], now)).toEqual([{ name: 'g1_name', error: NAME.text, isMended: false }]);
  expect(toldFaults([], now)).toEqual([]);
});

test('a field that is wrong twice has one line', () => {
  expect(toldFaults([NAME, { ...NAME, text: 'Группа с таким названием уже есть' }], [NAME])).toHaveLength(1);
});
