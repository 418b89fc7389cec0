import { type Fields, identifierIn, rowsIn } from './fields';
import type { Known } from './known';
import { blocks, type Place, type Problem, warns } from './problem';

export function presetProblems(preset: string, known: Known, place: Place): Problem[] {
  if (known.servers === 'unknown') {
    return [
      warns(
        'unchecked-preset',
        `Не удалось проверить тариф ${preset}: сайт не сказал, что продаётся.`,
        place,
      ),
    ];
  }
  return known.servers.presets.has(preset)
    ? []
    : [blocks('no-preset', `Тарифа ${preset} у провайдера больше нет.`, place)];
}

/** Who follows a link to a retired preset must arrive at one that is sold, perhaps through other retired ones. */
export function retiredPresetProblems(settings: Fields, known: Known): Problem[] {
  const rows = rowsIn(settings, 'retired_presets');
  const retired = new Set(rows.map((row) => identifierIn(row, 'preset_id')));
  return rows.flatMap((row, index) => {
    const successor = identifierIn(row, 'successor_id');
    if (successor === undefined || retired.has(successor)) return [];
    const path = `retired_presets.${index}.successor_id`;
    return presetProblems(successor, known, {
      field: 'retired_presets',
      path,
      near: `вместо тарифа ${identifierIn(row, 'preset_id') ?? ''}`,
    });
  });
}
