import { type Schema, ValidationError } from 'yup';

/** What a schema says first of values that it refuses, at once: in the language that is spoken just now. */
export function firstRefusal(schema: Schema, values: object): string | undefined {
  try {
    schema.validateSync(values);
    return undefined;
  } catch (error) {
    if (error instanceof ValidationError) return error.message;
    throw error;
  }
}
