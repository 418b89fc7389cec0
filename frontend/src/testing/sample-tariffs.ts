import { multiplier, type PresetId, roubles, type ServerTariff } from '@vitrina/ordering';
import type { Commerce } from '~/content/get-commerce';

/** The rules of the shop as they are seeded. */
export const SAMPLE_RULES = {
  floatingIp: roubles(180),
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
} satisfies Pick<Commerce, 'floatingIp' | 'multipliers'>;

/** A tariff with what a test says of it. */
export function sampleTariff(
  presetId: number,
  { price = 1000, ramGb = 4, diskGb = 50, ...rest }: SampleTariff = {},
): ServerTariff {
  return {
    presetId: String(presetId) as PresetId,
    title: `Cloud ${presetId}`,
    location: 'ru-1',
    family: 'premium',
    cpu: 2,
    cpuFrequency: 3.3,
    diskType: 'nvme',
    bandwidthMbit: 200,
    isPopular: false,
    isSoldOut: false,
    ...rest,
    price: roubles(price),
    ramMb: ramGb * 1024,
    diskMb: diskGb * 1024,
  };
}

type SampleTariff = Partial<Omit<ServerTariff, 'presetId' | 'price' | 'ramMb' | 'diskMb'>> & {
  price?: number;
  ramGb?: number;
  diskGb?: number;
};
