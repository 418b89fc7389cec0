import { array, type InferType, object, string } from 'yup';
import { FORM_DRAFTS } from '~/elements/form-drafts';
import type { FormValues } from './form-state';
import { LURE } from './proof-fields';

/** A field as far as its draft is concerned. */
export interface DraftField {
  name: string;
  type: string;
  autocomplete: string;
  value: string;
  /** Of boxes and choices: whether it is taken. */
  isTaken: boolean;
  /** Chosen of an order; that stands in the address, which a newer link may have changed. */
  isOption: boolean;
}

const TYPED = new Set(['text', 'email', 'tel', 'number', 'search', 'textarea', 'select-one']);
const TAKEN = new Set(['checkbox', 'radio']);
/** What a password manager or a phone fills in: passwords of each kind, and codes. */
const SECRET = /password|one-time-code/;
const SECRET_NAMES = new Set(['password', 'code', 'token', 'proof']);
const LONGEST = 4_000;

/**
 * What of a form is worth keeping until it is sent: what a person typed or chose. Never a password, a code or a token, and no
 * hidden field, some of which open something.
 */
export function draftOf(fields: readonly DraftField[]): FormValues {
  return Object.fromEntries(
    fields.flatMap(({ name, type, autocomplete, value, isTaken, isOption }) => {
      const isKept = TYPED.has(type) || (TAKEN.has(type) && isTaken);
      const isSecret = SECRET.test(autocomplete) || SECRET_NAMES.has(name) || name === LURE;
      return isKept && !isSecret && !isOption && name !== '' && value.length <= LONGEST
        ? [[name, value]]
        : [];
    }),
  );
}

/** The fields of a form, as they stand. */
export function fieldsOf(form: HTMLFormElement): DraftField[] {
  return [...form.elements].flatMap((element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    if (!isField) return [];
    const { name, type, autocomplete, value } = element;
    const isTaken = element instanceof HTMLInputElement && element.checked;
    return [{ name, type, autocomplete, value, isTaken, isOption: element.hasAttribute('data-option') }];
  });
}

/** All drafts of this tab, each under the name of its form. What somebody has damaged is none. */
export function readDrafts(): Drafts {
  try {
    const drafts: unknown = JSON.parse(sessionStorage.getItem(FORM_DRAFTS) ?? '[]');
    return draftsSchema.validateSync(drafts, { strict: true });
  } catch {
    return [];
  }
}

export function writeDrafts(drafts: Drafts): void {
  try {
    sessionStorage.setItem(FORM_DRAFTS, JSON.stringify(drafts));
  } catch {
    // Full, or forbidden: the page itself still has everything.
  }
}

const draftsSchema = array(
  object({
    form: string().required(),
    fields: array(object({ name: string().required(), value: string().defined() }).required()).required(),
  }).required(),
).required();

export type Drafts = InferType<typeof draftsSchema>;
