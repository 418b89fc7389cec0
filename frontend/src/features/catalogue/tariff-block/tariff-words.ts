const plural = new Intl.PluralRules('ru-RU');
const TARIFFS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'тариф', few: 'тарифа' };

/** 1 тариф, 2 тарифа, 5 тарифов. */
export function tariffCount(count: number): string {
  return `${count} ${TARIFFS[plural.select(count)] ?? 'тарифов'}`;
}
