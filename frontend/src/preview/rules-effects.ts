import {
  type ConfiguratorId,
  configurationBase,
  configurationLimits,
  monthsOf,
  multiplierOf,
  offeredPeriods,
  type PaymentPeriod,
  quote,
  reconfigured,
  type ServerConfigurator,
  type ServerTariff,
  shortestPeriod,
  usualPeriod,
} from '@vitrina/ordering';
import { type Commerce, ramPerCoreGb } from '~/content/get-commerce';
import { periodName } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { type Change, moneyChange, numberChange } from './price-change';

/** Enough to see the direction, few enough to be read. */
const SAMPLES = 5;

/** Which rules of prices a draft changes, each beside the one of now. */
export function changedRules(now: Commerce, draft: Commerce): Change[] {
  const configurators = [...new Set([...now.ramRules, ...draft.ramRules].map((rule) => rule.configuratorId))];
  const ruleOf = ({ ramRules }: Commerce, id: ConfiguratorId) =>
    ramRules.find(({ configuratorId }) => configuratorId === id)?.minRamPerCoreGb;
  return present([
    moneyChange('Публичный IP в месяц', now.floatingIp, draft.floatingIp),
    ...offeredPeriods({ ...now.multipliers, ...draft.multipliers }).map((period) =>
      numberChange(
        `Множитель цены: ${periodName(period)}`,
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

/** Servers from the cheapest to the dearest at both prices: with a public IP, in the shortest period and in the usual one. */
export function changedTariffs(tariffs: readonly ServerTariff[], now: Commerce, draft: Commerce): Change[] {
  const offered = [now, draft].map(({ multipliers }) => offeredPeriods(multipliers));
  const ends = [...new Set([...offered.map(shortestPeriod), ...offered.map(usualPeriod)])];
  return samplesOf(tariffs).flatMap(({ title, location, price }) => {
    const monthlyIn = ({ floatingIp, multipliers }: Commerce, period: PaymentPeriod) => {
      const discount = multipliers[period];
      return discount && quote(price, { floatingIp, discount });
    };
    const name = `${title}, ${locationName(location)}`;
    return present(
      ends.map((period) =>
        moneyChange(
          `${name}: ${monthsOf(period) === 1 ? '' : 'при оплате '}${periodName(period)} с IP`,
          monthlyIn(now, period),
          monthlyIn(draft, period),
        ),
      ),
    );
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
    discount: multiplierOf(commerce.multipliers, shortestPeriod(offeredPeriods(commerce.multipliers))),
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
