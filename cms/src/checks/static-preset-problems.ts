import {
  type Build,
  type ConfiguratorOnSale,
  faultOfBuild,
  type PresetOnSale,
  priceOfBuild,
} from '../tariff-choice/servers-on-sale';
import { type Fields, identifierIn, numberIn, textIn } from './fields';
import type { Known } from './known';
import { presetProblems } from './preset-problems';
import { blocks, type Problem, warns } from './problem';

const LIVE = 'Сайт показывает то, что говорит провайдер.';

/** Whether the provider has to be asked about a static preset. */
export function namesServer(entry: Fields): boolean {
  return (
    identifierIn(entry, 'preset_id') !== undefined || identifierIn(entry, 'configurator_id') !== undefined
  );
}

/**
 * A static preset sells a server of the provider, or one built in its configurator (docs/decisions/0042). Visitors see the
 * provider's figures, so a figure of the entry that differs is told to who writes it.
 */
export function staticPresetProblems(entry: Fields, known: Known): Problem[] {
  const preset = identifierIn(entry, 'preset_id');
  const configurator = identifierIn(entry, 'configurator_id');
  if (preset !== undefined && configurator !== undefined)
    return [
      blocks('two-servers', 'Карточка продаёт что-то одно: очистите тариф или конфигуратор.', {
        field: 'configurator_id',
      }),
    ];
  if (preset !== undefined) return problemsOfPreset(preset, entry, known);
  if (configurator !== undefined) return problemsOfBuild(configurator, entry, known);
  return [
    warns(
      'no-server',
      'Не сказано, что продаёт карточка. Выберите тариф или конфигуратор: пока на сайте её нет.',
      { field: 'preset_id' },
    ),
  ];
}

function problemsOfPreset(preset: string, entry: Fields, known: Known): Problem[] {
  const live = known.servers === 'unknown' ? undefined : known.servers.presets.get(preset);
  if (live === undefined) return presetProblems(preset, known, { field: 'preset_id' });
  const soldOut = live.isSoldOut
    ? [warns('sold-out', 'Тариф распродан: на карточке стоит «Нет в наличии».', { field: 'preset_id' })]
    : [];
  return [...soldOut, ...otherPrice(entry, live.monthly), ...otherFigures(entry, live)];
}

function problemsOfBuild(configurator: string, entry: Fields, known: Known): Problem[] {
  const place = { field: 'configurator_id' };
  const build = buildOf(entry);
  if (build === undefined)
    return [
      blocks('no-build', 'Чтобы продавать сервер из конфигуратора, укажите ядра, память и диск.', place),
    ];
  if (known.servers === 'unknown') {
    const message = `Не удалось проверить конфигуратор ${configurator}: сайт не сказал, что продаётся.`;
    return [warns('unchecked-configurator', message, place)];
  }
  const live = known.servers.configurators.get(configurator);
  if (live === undefined)
    return [blocks('no-configurator', `Конфигуратора ${configurator} у провайдера больше нет.`, place)];
  const fault = faultOfBuild(live, build);
  if (fault) {
    const message = `Такой сервер в конфигураторе ${configurator} не собрать: ${fault.words}.`;
    return [blocks('unsold-build', message, { field: fault.field })];
  }
  return [...otherPrice(entry, priceOfBuild(live, build)), ...otherPlace(entry, live)];
}

function buildOf(entry: Fields): Build | undefined {
  const [cpu, ramGb, diskGb] = [
    numberIn(entry, 'cpu'),
    numberIn(entry, 'ram_gb'),
    numberIn(entry, 'disk_gb'),
  ];
  return cpu !== undefined && ramGb !== undefined && diskGb !== undefined
    ? { cpu, ramGb, diskGb }
    : undefined;
}

function otherPrice(entry: Fields, monthly: number): Problem[] {
  const price = numberIn(entry, 'price');
  if (price === undefined || price === monthly || !Number.isFinite(monthly)) return [];
  const message = `В записи цена ${price} ₽, у провайдера ${monthly} ₽ в месяц без публичного IP. ${LIVE}`;
  return [warns('other-price', message, { field: 'price' })];
}

function otherFigures(entry: Fields, live: PresetOnSale): Problem[] {
  const figures = [
    ['cpu', 'Ядер', live.cpu],
    ['ram_gb', 'Памяти, ГБ', live.ramGb],
    ['disk_gb', 'Диска, ГБ', live.diskGb],
  ] as const;
  return [
    ...figures.flatMap(([field, name, value]) => {
      const written = numberIn(entry, field);
      if (written === undefined || written === value || !Number.isFinite(value)) return [];
      const message = `${name}: в записи ${written}, у тарифа «${live.title}» ${value}. ${LIVE}`;
      return [warns('other-figure', message, { field })];
    }),
    ...otherPlace(entry, live),
  ];
}

function otherPlace(entry: Fields, live: Pick<PresetOnSale | ConfiguratorOnSale, 'location'>): Problem[] {
  const location = textIn(entry, 'location');
  if (location === '' || live.location === '' || location === live.location) return [];
  const message = `Локация: в записи ${location}, у провайдера ${live.location}. ${LIVE}`;
  return [warns('other-figure', message, { field: 'location' })];
}
