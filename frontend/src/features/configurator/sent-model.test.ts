import { type BuildPlace, type ConfiguratorId, type LocationCode, roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import { type SentModel, toModel, underTabs } from './sent-model';

const place = (id: string, location: string, family: string): BuildPlace => ({
  ...{ configuratorId: id as ConfiguratorId, location: location as LocationCode, family },
  ...{
    diskType: 'nvme',
    cpuFrequency: 3.3,
    unitPrices: { core: roubles(1), ramGb: roubles(1), diskGb: roubles(1) },
    ramOfSystemGb: {},
  },
  limits: {
    ...{ cpu: { min: 1, max: 8, step: 1 }, ramGb: { min: 1, max: 8, step: 1 } },
    ...{ diskGb: { min: 15, max: 60, step: 5 }, ramPerCoreGb: 1 },
  },
});

// As the seeded shop has them: the second stands under the tab of its family, the first under none.
const [moscow, germany] = [place('150', 'ru-3', 'premium'), place('79', 'de-1', 'premium')];
const SENT: SentModel = {
  ...{ places: [moscow, germany], first: moscow.configuratorId, systems: [], cpuLimit: 16 },
  ...{ floatingIp: SAMPLE_RULES.floatingIp, multipliers: SAMPLE_RULES.multipliers },
  firstSystem: '99' as SentModel['firstSystem'],
};

test('an island has the whole model again: where a build begins, and what links still name', () => {
  expect(toModel(SENT)).toMatchObject({
    ...{ places: [moscow, germany], first: moscow, known: SEEDED_TAXONOMY.configurators },
  });
});

test('the configurator below a tab builds there alone, and one that is not sold is none', () => {
  expect(toModel(SENT, germany.configuratorId)).toMatchObject({ places: [germany], first: germany });
  expect(toModel(SENT, '7' as ConfiguratorId)).toBeUndefined();
});

test('a price list carries the configurators of its tabs alone', () => {
  expect(underTabs(SENT).places).toEqual([germany]);
  // The tab is where the marketer says, also when the provider has moved what stands there.
  const moved = { ...germany, location: 'fr-1' as LocationCode };
  expect(underTabs({ ...SENT, places: [moscow, moved] }).places).toEqual([moved]);
  expect(toModel(underTabs(SENT), germany.configuratorId)?.first).toEqual(germany);
});
