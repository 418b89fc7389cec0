import { type InferType, type ObjectSchema, ValidationError } from 'yup';
import type { FormState, FormValues } from './form-state';
import { FORM_FIELD } from './post-form';

// biome-ignore lint/complexity/noBannedTypes: whatever object a schema describes
type Fields = {};

/** A sent form as values of its schema, or as the state that shows what is wrong with it. */
export async function parseForm<Shape extends Fields>(
  schema: ObjectSchema<Shape>,
  form: FormData,
  flags: readonly string[] = [],
): Promise<{ ok: true; values: InferType<ObjectSchema<Shape>> } | { ok: false; state: FormState }> {
  const sent = textsOf(form);
  try {
    const ticked = Object.fromEntries(flags.map((flag) => [flag, form.has(flag)]));
    return { ok: true, values: await schema.validate({ ...sent, ...ticked }, { abortEarly: false }) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return {
      ok: false,
      state: { status: 'invalid', values: withoutSecrets(sent), errors: firstErrors(error) },
    };
  }
}

/** What may be shown again in the form. */
export function withoutSecrets(values: FormValues): FormValues {
  const { password: _, code: __, proof: ___, ...shown } = values;
  return shown;
}

export function textsOf(form: FormData): FormValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && name !== FORM_FIELD ? [[name, storable(value)]] : [],
    ),
  );
}

/** No database takes a NUL, nor a sign that is cut in half. */
function storable(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}

/** Rule R72: the first error of a field stands under it. */
function firstErrors(error: ValidationError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.inner) if (path) errors[path] ??= message;
  return errors;
}
