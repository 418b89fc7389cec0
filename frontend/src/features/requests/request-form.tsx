'use client';

import { buttonClass, Field, TextArea } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import { AfterSubmit } from '~/forms/after-submit';
import { ErrorSummary } from '~/forms/error-summary';
import type { FormState } from '~/forms/form-state';
import { ProofFields } from '~/forms/proof-fields';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { PersonalDataNote } from '~/site/personal-data-note';
import { requestSchema } from './request-schema';
import { type AskedKind, REQUEST_WORDS } from './request-words';
import { submitRequest } from './submit-request';

interface RequestFormProps {
  /** Of this form, however often it is sent. */
  request: string;
  ticket: string;
  kind: AskedKind;
  /** The page the visitor came from, and whom or what they write about. */
  from: string;
  subject: string;
  /** Where it stands how personal data are treated. */
  policy: string | undefined;
}

/** What a visitor leaves when they want to be answered by a person. */
export function RequestForm({ request, ticket, kind, from, subject, policy }: RequestFormProps) {
  const proof = useProof();
  const { state, summary, field, typed, isBusy, formProps } = useSiteForm(requestSchema, submitRequest, {
    name: 'request',
    prepare: async (form) => form.set('proof', await proof.take()),
  });
  if (state.status === 'told') return <Thanks state={state} />;
  const text = (name: string) => ({ ...field(name), defaultValue: typed[name] ?? '' });
  const { label, hint } = REQUEST_WORDS[kind].message;
  return (
    <form {...formProps} className="grid gap-4">
      <ErrorSummary {...summary} />
      <ProofFields ticket={ticket} />
      <input type="hidden" name="request" value={typed.request ?? request} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="from" value={typed.from ?? from} />
      <input type="hidden" name="subject" value={typed.subject ?? subject} />
      <Field {...text('name')} label="Как к вам обращаться" autoComplete="name" />
      <Field
        {...text('phone')}
        type="tel"
        label="Телефон"
        autoComplete="tel"
        placeholder="+7 900 123-45-67"
        hint="Хватит телефона или почты"
      />
      <Field {...text('email')} type="email" label="Почта" autoComplete="email" />
      <TextArea {...text('msg')} label={label} hint={hint} />
      <PersonalDataNote policy={policy} />
      <button
        type="submit"
        disabled={isBusy}
        className={`justify-self-start ${buttonClass('primary', 'large')}`}
      >
        {isBusy ? 'Отправляем…' : 'Отправить заявку'}
      </button>
      <AfterSubmit state={state} />
    </form>
  );
}

/** Takes the place of the form, which was longer: whoever sent it would otherwise look at the foot of the page. */
function Thanks({ state }: { state: FormState }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-64 outline-none">
      <AfterSubmit state={state} />
    </div>
  );
}
