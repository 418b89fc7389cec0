import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { array, object, string } from 'yup';
import { dateInWords } from '~/copy/shop-time';
import { t } from '~/messages';

/** When the commands of an article were last tried, `2026-11-23`, and on what: 'Debian 13', or '' when nobody has said. */
export interface ArticleCheck {
  on: string;
  system: string;
}

/** 'Проверено 23 ноября 2026 на Debian 13' */
export function checkInWords({ on, system }: ArticleCheck): string {
  const day = dateInWords(on);
  return system === '' ? t.knowledge.article.checked(day) : t.knowledge.article.checkedOn(day, system);
}

/** What the CMS keeps of a check: cms/src/runs/check-record.ts. */
const record = object({ steps: array(object({ output: string().defined() })).default([]) });

/**
 * Puts what the machine answered to each piece of marked code beside it. Of a check by a person there are no answers, and of
 * none at all no marks: then the code is like any other. Changes the tree.
 */
export function showCheck(tree: Root, checkRecord: unknown, isChecked: boolean): void {
  const steps = isChecked && record.isValidSync(checkRecord) ? record.cast(checkRecord).steps : [];
  let step = 0;
  visit(tree, 'element', ({ tagName, properties }) => {
    if (tagName !== 'pre' || properties.dataChecked === undefined) return;
    delete properties.dataChecked;
    const answered = steps[step];
    if (answered) properties.dataOutput = answered.output;
    step += 1;
  });
}
