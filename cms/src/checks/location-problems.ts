import { type Fields, rowsIn, textIn } from './fields';
import type { Known } from './known';
import { type Problem, warns } from './problem';

/** Where the provider sells, though nobody has written what it is called: the site shows the code. */
export function locationProblems(settings: Fields, { servers }: Known): Problem[] {
  if (servers === 'unknown') return [];
  const named = new Set(rowsIn(settings, 'locations').map((row) => textIn(row, 'code')));
  return [...servers.locations]
    .filter((code) => !named.has(code))
    .map((code) =>
      warns('nameless-location', `Провайдер продаёт в локации ${code}, но названия у неё нет.`, {
        field: 'locations',
        near: code,
      }),
    );
}
