'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import type { FormValues } from './form-state';

interface KeptTyping {
  /** What was typed into a form of this name before the visitor went to another one. */
  of: (form: string) => FormValues;
  keep: (form: string, values: FormValues) => void;
}

const Kept = createContext<KeptTyping>({ of: () => ({}), keep: () => undefined });

/** Asked for by several forms; somebody who has typed it once need not do so again. */
const SHARED = ['email', 'full_name', 'phone_number'];

/**
 * Keeps what was typed while a visitor goes from one mode to another (specification 000, section 4: only the query
 * changes). In this page's memory alone: it is gone with a reload, and never stored.
 */
export function KeepTyping({ children }: { children: ReactNode }) {
  const [kept] = useState(createKept);
  return <Kept value={kept}>{children}</Kept>;
}

export function useKeptTyping(): KeptTyping {
  return use(Kept);
}

function createKept(): KeptTyping {
  const forms = new Map<string, FormValues>();
  let shared: FormValues = {};
  return {
    of: (form) => ({ ...shared, ...forms.get(form) }),
    keep: (form, values) => {
      forms.set(form, values);
      const login = values.username?.includes('@') ? { email: values.username } : {};
      const typed = SHARED.flatMap((name) => (values[name] ? [[name, values[name]]] : []));
      shared = { ...shared, ...login, ...Object.fromEntries(typed) };
    },
  };
}
