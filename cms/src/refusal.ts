import { errors } from '@strapi/utils';

/** Why something may not be, in words for a person. */
export interface Refusal {
  message: string;
  /** The fields of the panel's form it is about. */
  faults?: readonly Fault[];
  /** What else a program has to know of it. */
  details?: object;
  /** Somebody else was faster (409). */
  isConflict?: true;
}

export interface Fault {
  path: readonly string[];
  message: string;
}

/** What is wrong, at which fields; the first of them speaks for all. */
export function refusalOf(faults: readonly Fault[]): Refusal | undefined {
  return faults[0] && { message: faults[0].message, faults };
}

/** As the panel understands it: a sentence above the form, and one at each field. */
export function errorOf({ message, faults, details }: Refusal): Error {
  return new errors.ValidationError(message, {
    ...details,
    ...(faults && { errors: faults.map((fault) => ({ ...fault, name: 'ValidationError' })) }),
  });
}
