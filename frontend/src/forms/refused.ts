import type { Explanation } from '~/provider/explain';
import { type FormState, failedState } from './form-state';
import { textsOf, withoutSecrets } from './parse-form';

/** A form that was right and was refused all the same: why, and all that was typed but secrets. */
export function refused(form: FormData, explanation: Explanation): FormState {
  const values = withoutSecrets(textsOf(form));
  return explanation.place === 'field'
    ? { status: 'invalid', values, errors: { [explanation.field]: explanation.text } }
    : failedState(values, explanation.title, explanation.text);
}
