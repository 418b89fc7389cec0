import { fieldOf, textIn } from '../../field-of';

/** What the CMS says against a form: above it, and at each of its fields. */
export interface FormFaults {
  words: string;
  fields: Readonly<Record<string, string>>;
}

/** Parsed at the edge: the panel may be older than the CMS behind it. */
export function formFaults(error: unknown): FormFaults {
  const told = ['response', 'data', 'error', 'details'].reduce(fieldOf, error);
  const errors = fieldOf(told, 'errors');
  const fields = (Array.isArray(errors) ? errors : []).flatMap((one: unknown): [string, string][] => {
    const path = fieldOf(one, 'path');
    const [field] = Array.isArray(path) ? path : [];
    const message = textIn(one, 'message');
    return typeof field === 'string' && message !== undefined ? [[field, message]] : [];
  });
  const words =
    error instanceof Error && error.message !== ''
      ? error.message
      : 'Не сохранилось. Набранное осталось здесь, попробуйте ещё раз.';
  return { words, fields: Object.fromEntries(fields) };
}
