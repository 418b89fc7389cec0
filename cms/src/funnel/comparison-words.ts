import type { Difference } from './compare-variants';

const FIGURE = new Intl.NumberFormat('ru', { minimumFractionDigits: 0, maximumFractionDigits: 2 });

/** Registrations of a hundred who have seen it. */
export function perHundred(share: number): string {
  return FIGURE.format(share * 100 === 0 ? 0 : share * 100).replace('-', '−');
}

/** What an interval says to a marketer, and nothing it does not say. */
export function comparisonWords(compared: Difference | undefined): string {
  if (!compared) return 'Сравнивать пока нечего: нужны показы обоих вариантов.';
  const { low, high } = compared;
  if (low <= 0 && high >= 0)
    return `Разница пока неотличима от нуля: на 100 показов у Б от ${signed(low)} до ${signed(high)} регистрации к тому, что у А.`;
  const [least, most] = low > 0 ? [low, high] : [-high, -low];
  return `На 100 показов у Б на ${perHundred(least)}–${perHundred(most)} регистрации ${low > 0 ? 'больше' : 'меньше'}, чем у А.`;
}

function signed(share: number): string {
  return `${share > 0 ? '+' : ''}${perHundred(share)}`;
}
