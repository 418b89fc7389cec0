const HOUR = 60;
const DAY = 24 * HOUR;

/** How often a demonstration is reset, in Russian, by the minutes between: 'раз в час', 'раз в 30 минут', 'раз в сутки'. */
export function resetsInRussian(minutes: number): string {
  const [unit, size, one] =
    minutes % DAY === 0
      ? (['day', DAY, 'сутки'] as const)
      : minutes % HOUR === 0
        ? (['hour', HOUR, 'час'] as const)
        : (['minute', 1, 'минуту'] as const);
  if (minutes === size) return `раз в ${one}`;
  const words = new Intl.NumberFormat('ru', { style: 'unit', unitDisplay: 'long', unit }).format(
    minutes / size,
  );
  // After 'раз в' stands another case, which is another word for one alone: 'раз в 21 минуту'.
  return `раз в ${words.replace(/минута$/, 'минуту')}`;
}
