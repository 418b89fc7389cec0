import { labelOf } from '../panel/special-labels';
import type { Place } from './problem';

/** A place as the panel names its fields: 'Блоки, 2: Ссылки, 1: Адрес'. */
export function placeInWords({ field, path = field }: Place): { label: string; words: string } {
  const words = path
    .split('.')
    .map((step) => (/^\d+$/.test(step) ? `, ${Number(step) + 1}` : `: ${labelOf(step)}`))
    .join('');
  return { label: labelOf(field), words: words.replace(/^: /, '') };
}
