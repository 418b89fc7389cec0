import { ARTICLE } from '../markdown/article-fields';
import { holdCheck } from '../runs/hold-check';
import { dayInMoscow } from '../runs/moscow-day';
import type { WriteStep } from './write-step';

const FIELDS = ['text', 'checked_on', 'checked_system', 'check_record'];

/** Lets an article claim a check only of the code that was checked: rules in `runs/hold-check.ts`. A copy brings that of its origin. */
export function checkedCode(now: () => Date): WriteStep {
  return {
    name: 'checked code',
    of: [ARTICLE],
    on: ['create', 'update'],
    async refuse({ data, before }) {
      if (!FIELDS.some((field) => field in data)) return undefined;
      if (String(data.checked_on ?? '') > dayInMoscow(now())) {
        return { message: 'Дата проверки ещё не наступила.' };
      }
      Object.assign(data, holdCheck(data, (await before.draft()) ?? {}));
      return undefined;
    },
  };
}
