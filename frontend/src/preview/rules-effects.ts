import {
  type ConfiguratorId,
  configurationBase,
  configurationLimits,
  quote,
  reconfigured,
  type ServerConfigurator,
  type ServerTariff,
} from '@vitrina/ordering';
import { type Commerce, ramPerCoreGb } from '~/content/get-commerce';
import { PERIOD_NAMES } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { type Change, moneyChange, numberChange } from './price-change';

/** Enough to see the direction, few enough to be read. */
const SAMPLES = 5;
const PERIODS = ['P1M', 'P3M', 'P6M', 'P1Y'] as const;

/** Which rules of prices a draft changes, each beside the one of now. */
export function changedRules(now: Commerce, draft: Commerce): Change[] {
  const configurators = [...new Set([...now.ramRules, ...draft.ramRules].map((rule) => rule.configuratorId))];
  const ruleOf = ({ ramRules }: Commerce, id: ConfiguratorId) =>
    ramRules.find(({ configuratorId }) => configuratorId === id)?.minRamPerCoreGb;
  return present([
    moneyChange('Публичный IP в месяц', now.floatingIp, draft.floatingIp),
    ...PERIODS.map((period) =>
      numberChange(
        `Множитель цены: ${PERIOD_NAMES[period]}`,
        now.multipliers[period],
        draft.multipliers[period],
        (tenThousandths) => MULTIPLIER.format(tenThousandths / 10_000),
      ),
    ),
    numberChange('Памяти на ядро не меньше', now.minRamPerCoreGb, draft.minRamPerCoreGb, gigabytes),
    ...configurators.map((id) =>
      numberChange(
        `Памяти на ядро в конфигураторе ${id} не меньше`,
        ruleOf(now, id),
        ruleOf(draft, id),
        gigabytes,
      ),
    ),
    numberChange('Ядер без заявки', now.cpuLimit, draft.cpuLimit),
  ]);
}

/** Servers from the cheapest to the dearest at both prices: with a public IP, by the month and paid a year ahead. */
export function changedTariffs(tariffs: readonly ServerTariff[], now: Commerce, draft: Commerce): Change[] {
  return samplesOf(tariffs).flatMap(({ title, location, price }) => {
    const monthlyIn = ({ floatingIp, multipliers }: Commerce, period: 'P1M' | 'P1Y') =>
      quote(price, { floatingIp, discount: multipliers[period] });
    const name = `${title}, ${locationName(location)}`;
    return present([
      moneyChange(`${name}: помесячно с IP`, monthlyIn(now, 'P1M'), monthlyIn(draft, 'P1M')),
      moneyChange(`${name}: при оплате за год с IP`, monthlyIn(now, 'P1Y'), monthlyIn(draft, 'P1Y')),
    ]);
  });
}

/** The smallest server of each configurator by the month without an IP, where the rules of memory change its price. */
export function changedBuilds(
  configurators: readonly ServerConfigurator[],
  now: Commerce,
  draft: Commerce,
): Change[] {
  return present(
    configurators.map((configurator) => {
      const { configuratorId, location } = configurator;
      return moneyChange(
        `Самый маленький сервер в конфигураторе ${configuratorId}, ${locationName(location)}`,
        smallest(configurator, now),
        smallest(configurator, draft),
      );
    }),
  );
}

function smallest(configurator: ServerConfigurator, commerce: Commerce) {
  const limits = configurationLimits(configurator, ramPerCoreGb(commerce, configurator.configuratorId));
  const least = { cpu: limits.cpu.min, ramGb: limits.ramGb.min, diskGb: limits.diskGb.min };
  return quote(configurationBase(configurator.unitPrices, reconfigured(least, {}, limits)), {
    floatingIp: undefined,
    discount: commerce.multipliers.P1M,
  });
}

/** Evenly over the price list, both ends included. */
function samplesOf(tariffs: readonly ServerTariff[]): ServerTariff[] {
  const list = tariffs.filter(({ isSoldOut }) => !isSoldOut).sort((one, other) => one.price - other.price);
  const places = Array.from({ length: SAMPLES }, (_, place) =>
    Math.round((place * (list.length - 1)) / (SAMPLES - 1)),
  );
  return present([...new Set(places)].map((place) => list[place]));
}

const MULTIPLIER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 });

function gigabytes(amount: number): string {
  return `${amount}\u00a0ГБ`;
}

function present<Entry>(list: readonly (Entry | undefined)[]): Entry[] {
  return list.filter((entry) => entry !== undefined);
}
