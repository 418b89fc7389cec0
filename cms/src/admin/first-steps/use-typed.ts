import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { isThrownOut, returnAfterLogin } from '../autosave/return-after-login';
import { FIRST_STEPS_PAGE } from './first-steps-address';

type Fields = Readonly<Record<string, string>>;

interface Typed<Values extends Fields> {
  values: Values;
  isChanged: boolean;
  change: (fields: Partial<Values>) => void;
  /** After a save. */
  forget: () => void;
}

/**
 * What somebody has typed over what is saved. It stays in this tab until it is saved: through a reload, another page, a save that failed and
 * a session that ended, after which its person is led back here.
 */
export function useTyped<Values extends Fields>(form: string, saved: Values): Typed<Values> {
  const userId = useAuth('FirstSteps', ({ user }) => String(user?.id ?? ''));
  const key = `vitrina-first-steps ${userId} ${form}`;
  const [typed, setTyped] = useState(() => keptOf(key, saved));
  useEffect(() => {
    return () => {
      if (isThrownOut()) returnAfterLogin(userId, FIRST_STEPS_PAGE);
    };
  }, [userId]);
  return {
    values: { ...saved, ...typed },
    isChanged: Object.entries(typed).some(([name, value]) => value !== saved[name]),
    change(fields) {
      const next = { ...typed, ...fields };
      setTyped(next);
      sessionStorage.setItem(key, JSON.stringify(next));
    },
    forget() {
      setTyped({});
      sessionStorage.removeItem(key);
    },
  };
}

/** Parsed at the edge: an earlier version of the panel may have kept something else. */
function keptOf<Values extends Fields>(key: string, saved: Values): Partial<Values> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const fields = Object.entries(Object(kept)).filter(
      ([name, value]) => Object.hasOwn(saved, name) && typeof value === 'string',
    );
    return Object.fromEntries(fields) as Partial<Values>;
  } catch {
    return {};
  }
}
