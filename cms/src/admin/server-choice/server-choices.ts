import type { ConfiguratorOnSale, PresetOnSale } from '../../tariff-choice/servers-on-sale';

/** One of what can be chosen, by what the provider calls it. */
export interface ServerChoice {
  id: string;
  words: string;
}

/** 'MSK 1, Москва: 1 ядро, 4 ГБ, диск 50 ГБ, 2 330 ₽ (№ 4823)'. */
export function presetChoices(presets: readonly PresetOnSale[]): ServerChoice[] {
  return presets.map(({ preset, title, locationName, cpu, ramGb, diskGb, monthly, isSoldOut }) => ({
    id: preset,
    words: `${title}, ${locationName}: ${cpu} ${coresUnit(cpu)}, ${ramGb} ГБ, диск ${diskGb} ГБ, ${inRoubles(monthly)} ₽${isSoldOut ? ', распродан' : ''} (${wordsOfId(preset)})`,
  }));
}

/** '№ 79, Германия: до 32 ядер, 256 ГБ, диск NVMe до 1200 ГБ'. */
export function configuratorChoices(configurators: readonly ConfiguratorOnSale[]): ServerChoice[] {
  return configurators.map(({ configurator, locationName, cpu, ramGb, diskGb, diskType, prices }) => ({
    id: configurator,
    words: `${wordsOfId(configurator)}, ${locationName}: до ${cpu.max} ядер и ${ramGb.max} ГБ, диск ${diskType} до ${diskGb.max} ГБ; ядро ${inRoubles(prices.core / 100)} ₽`,
  }));
}

/** '№ 4823', or the word that the provider has for it. */
export function wordsOfId(id: string): string {
  return /^\d+$/.test(id) ? `№ ${id}` : id;
}

/** What stands in the form, also when nobody sells it any more. */
export function withChosen(choices: readonly ServerChoice[], chosen: string | undefined): ServerChoice[] {
  return chosen === undefined || choices.some(({ id }) => id === chosen)
    ? [...choices]
    : [{ id: chosen, words: `${wordsOfId(chosen)}, сейчас не продаётся` }, ...choices];
}

const plural = new Intl.PluralRules('ru-RU');
const CORES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'ядро', few: 'ядра' };

function coresUnit(count: number): string {
  return CORES[plural.select(count)] ?? 'ядер';
}

function inRoubles(amount: number): string {
  return amount.toLocaleString('ru-RU', { maximumFractionDigits: 2 });
}
