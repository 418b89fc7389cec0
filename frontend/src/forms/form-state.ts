import type { SiteEvent } from '~/elements/site-events';

/** What an account form knows after it was sent. What a visitor typed stays in it, except a password. */
export type FormState =
  | { status: 'idle' }
  /** Nothing was done with it yet, and nothing is wrong with it: it stands as it was sent, with a word why where there is one. */
  | { status: 'kept'; values: FormValues; notice: FormNotice | undefined }
  /** `leadsToLogin`: what is wrong is that the visitor has an account already. */
  | {
      status: 'invalid';
      values: FormValues;
      errors: Readonly<Record<string, string>>;
      leadsToLogin?: boolean;
    }
  /** `reference` names the request that failed; it also tells a failure from the same failure again. */
  | { status: 'failed'; values: FormValues; title: string; text: string; reference: string }
  /** It has worked, and the visitor stays where they are. */
  | { status: 'told'; values: FormValues; text: string }
  /** All is done; the browser goes on to this address of the site, and tells before what has happened. */
  | { status: 'done'; next: string; told?: readonly SiteEvent[] };

export interface FormNotice {
  tone: 'bad' | 'neutral';
  text: string;
}

export type FormValues = Readonly<Record<string, string>>;

export const IDLE: FormState = { status: 'idle' };

export function valuesOf(state: FormState): FormValues {
  return state.status === 'idle' || state.status === 'done' ? {} : state.values;
}

export function errorsOf(state: FormState): Readonly<Record<string, string>> {
  return state.status === 'invalid' ? state.errors : {};
}
