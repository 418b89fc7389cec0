import { switchMode } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import type { FormState } from '~/forms/form-state';
import { t } from '~/messages';
import { ModeLink } from './mode-link';

interface TakenEmail {
  error: string | undefined;
  state: FormState;
  /** The query of the page: what was chosen goes along to the login. */
  journey: string;
}

/** The error of an e-mail; of one that has an account already with the way to log in, the e-mail filled in there. */
export function withLogin({ error, state, journey }: TakenEmail): ReactNode {
  const isTaken = state.status === 'invalid' && state.leadsToLogin && state.errors.email === error;
  if (!error || !isTaken) return error;
  const query = switchMode(new URLSearchParams(journey), 'login');
  if (state.values.email) query.set('email', state.values.email);
  return (
    <>
      {error}. <ModeLink query={query.toString()} label={t.account.goToLogIn} isInText />
    </>
  );
}
