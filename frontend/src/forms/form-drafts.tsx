import { createContext, type ReactNode, useContext, useState } from 'react';
import { forgetFormDrafts } from '~/elements/form-drafts';
import { type Drafts, draftOf, fieldsOf, readDrafts, writeDrafts } from './form-draft';
import type { FormValues } from './form-state';

interface FormDraftsOfTab {
  /** What was typed into a form of this name before the visitor went to another one. */
  of: (form: string) => FormValues;
  /**
   * What earlier pages of this tab have left for it: its own draft, or what was typed into another form that asks for the same.
   * `isOwn` tells which.
   */
  recall: (form: string) => { values: FormValues; isOwn: boolean };
  keep: (name: string, form: HTMLFormElement) => void;
  /** Throws one draft away, which has come to its end, or all that this tab has. */
  forget: (name?: string) => void;
}

const OfTab = createContext<FormDraftsOfTab>({
  of: () => ({}),
  recall: () => ({ values: {}, isOwn: false }),
  keep: () => undefined,
  forget: () => undefined,
});

/** Asked for by several forms; somebody who has typed it once need not do so again. */
const SHARED = ['email', 'full_name', 'phone_number'];

/**
 * Keeps what was typed as a draft of this tab until the form is done: it outlives a reload, the way back, a crash, and the way from
 * one mode of an account to another (rule R71). The draft holds no secrets (`draftOf`), and is gone with the
 * tab, with the order and with a log-out.
 */
export function FormDrafts({ children }: { children: ReactNode }) {
  const [drafts] = useState(createDrafts);
  return <OfTab value={drafts}>{children}</OfTab>;
}

export function useFormDrafts(): FormDraftsOfTab {
  return useContext(OfTab);
}

function createDrafts(): FormDraftsOfTab {
  const forms = new Map<string, FormValues>();
  let shared: FormValues = {};
  const share = (values: FormValues) => {
    const login = values.username?.includes('@') ? { email: values.username } : {};
    const typed = SHARED.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
    shared = { ...shared, ...login, ...Object.fromEntries(typed) };
  };
  return {
    of: (form) => ({ ...shared, ...forms.get(form) }),
    recall: (name) => {
      for (const { form, fields } of readDrafts()) {
        if (forms.has(form)) continue;
        const values = Object.fromEntries(fields.map((field) => [field.name, field.value]));
        forms.set(form, values);
        share(values);
      }
      // Whoever has given an e-mail to one form logs in with it in another.
      const known = shared.email ? { username: shared.email, ...shared } : shared;
      return { values: { ...known, ...forms.get(name) }, isOwn: forms.has(name) };
    },
    keep: (name, form) => {
      const values = draftOf(fieldsOf(form));
      forms.set(name, values);
      share(values);
      writeDrafts(toDrafts(forms));
    },
    forget: (name) => {
      if (name !== undefined) {
        forms.delete(name);
        writeDrafts(toDrafts(forms));
        return;
      }
      forms.clear();
      shared = {};
      forgetFormDrafts();
    },
  };
}

function toDrafts(forms: ReadonlyMap<string, FormValues>): Drafts {
  return [...forms].map(([form, values]) => ({
    form,
    fields: Object.entries(values).map(([name, value]) => ({ name, value })),
  }));
}
