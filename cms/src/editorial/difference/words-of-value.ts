const MOMENT = new Intl.DateTimeFormat('ru-RU', {
  timeZone: 'Europe/Moscow',
  dateStyle: 'long',
  timeStyle: 'short',
});

// A multiplier has four decimals, and each of them is money.
const NUMBER = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 4 });

/** A value of a field in words: 'да', '1 490', '24 ноября 2026 г. в 14:32'. */
export function wordsOfValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'пусто';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return NUMBER.format(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  const isMoment = /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value));
  return isMoment ? MOMENT.format(new Date(value)) : value;
}
