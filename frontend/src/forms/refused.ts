import type { Explanation } from '~/copy/explain';
import { requestId } from '~/runtime/request-id';
import type { FormState } from './form-state';
import { textsOf, withoutSecrets } from './parse-form';

/** A form that was right and was refused all the same: why, and all that was typed but secrets. */
export async function refused(form: FormData, explanation: Explanation): Promise<FormState> {
  const values = withoutSecrets(textsOf(form));
  if (explanation.place === 'field') {
    const { field, text, leadsToLogin = false } = explanation;
    return { status: 'invalid', values, errors: { [field]: text }, leadsToLogin };
  }
  const { title, text } = explanation;
  return { status: 'failed', values, title, text, reference: await requestId() };
}
