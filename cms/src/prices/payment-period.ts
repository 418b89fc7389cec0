const DURATION = /^P([1-9][0-9]{0,2})([MY])$/;
const MOST_MONTHS = 120;

/** The months of a payment period as the site reads it (packages/ordering, `isPaymentPeriod`); `undefined` for what is none. */
export function monthsOf(code: unknown): number | undefined {
  const [, count, unit] = (typeof code === 'string' && DURATION.exec(code)) || [];
  const months = Number(count) * (unit === 'Y' ? 12 : 1);
  return months <= MOST_MONTHS ? months : undefined;
}

const MONTHS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'месяц', few: 'месяца' };
const YEARS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'год', few: 'года' };
const RULES = new Intl.PluralRules('ru');

/** To stand after 'за': месяц, 3 месяца, год, 2 года; a code that is none as it is. */
export function periodInWords(code: unknown): string {
  const months = monthsOf(code);
  if (months === undefined) return String(code);
  if (months === 1) return 'месяц';
  if (months % 12 !== 0) return `${months} ${MONTHS[RULES.select(months)] ?? 'месяцев'}`;
  const years = months / 12;
  return years === 1 ? 'год' : `${years} ${YEARS[RULES.select(years)] ?? 'лет'}`;
}

/** Of what the price feed says by periods that of the shortest one, as a month. */
export function ofShortestPeriod(byPeriod: unknown): unknown {
  return byLength(byPeriod)[0]?.[1];
}

/** And that of the one that the site shows while nobody has chosen: of a year, or else of the longest. */
export function ofUsualPeriod(byPeriod: unknown): unknown {
  const periods = byLength(byPeriod);
  return (periods.find(([code]) => code === USUAL) ?? periods.at(-1))?.[1];
}

/** Rule R21. */
const USUAL = 'P1Y';

function byLength(byPeriod: unknown): [code: string, value: unknown][] {
  if (typeof byPeriod !== 'object' || byPeriod === null) return [];
  const known = Object.entries(byPeriod).filter(([code]) => monthsOf(code) !== undefined);
  return known.sort(([one], [other]) => (monthsOf(one) ?? 0) - (monthsOf(other) ?? 0));
}
