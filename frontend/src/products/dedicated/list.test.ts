import { describe, expect, test } from 'vitest';
import { dedicatedAmounts } from './list';

describe('amounts', () => {
  const machine = {
    memoryGb: 64,
    disks: [
      { caption: '', type: 'ssd', totalGb: 960 },
      { caption: '', type: 'hdd', totalGb: 8000 },
    ],
  };

  test('cores are counted out of the sentence about the processor', () => {
    const processor = '2 x Xeon E5-2620, 12 ядер, 2.4-3.2 ГГц, 24 потока';
    expect(amountsOf(processor)).toEqual({ cpu: 12, ramGb: 64, diskGb: 8960, diskTypes: ['ssd', 'hdd'] });
  });

  test('a processor that does not tell its cores has none', () => {
    expect(amountsOf('Эльбрус')).toEqual({ ramGb: 64, diskGb: 8960, diskTypes: ['ssd', 'hdd'] });
  });

  const amountsOf = (processor: string) => dedicatedAmounts({ ...machine, processor });
});
