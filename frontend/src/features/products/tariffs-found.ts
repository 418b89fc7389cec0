const plural = new Intl.PluralRules('ru-RU');
const TARIFFS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'тариф', few: 'тарифа' };

/** 1 тариф, 2 тарифа, 5 тарифов. */
export function tariffsFound(count: number): string {
  return count === 0 ? 'Ничего не нашлось' : `${count}\u00a0${TARIFFS[plural.select(count)] ?? 'тарифов'}`;
}
