import { buttonClass, Field, TextArea } from '@vitrina/ui';
import { useMemo } from 'react';
import type { RequestKind } from '~/content/requests/visitor-request';
import { PersonalDataNote } from '~/documents/personal-data-note';
import { tell } from '~/elements/site-events';
import { ErrorSummary } from '~/forms/error-summary';
import { FormDrafts } from '~/forms/form-drafts';
import { ProofFields } from '~/forms/proof-fields';
import { SiteForm } from '~/forms/site-form';
import { useProof } from '~/forms/use-proof';
import { useSiteForm } from '~/forms/use-site-form';
import { t } from '~/messages';
import { type Answering, RequestAccepted } from './request-accepted';
import { KIND_RULES } from './request-kinds';
import { requestSchema } from './request-schema';
import type { RequestState } from './submit-request';

export interface RequestFormProps {
  posted: RequestState | undefined;
  /** Of this form, however often it is sent. */
  request: string;
  ticket: string;
  kind: RequestKind;
  /** The page the visitor came from, and whom or what they write about. */
  from: string;
  subject: string;
  /** What would be ordered, as `writeAskedOrder` has it. */
  order: string | undefined;
  /** Where it stands how personal data are treated. */
  policy: string | undefined;
  answering: Answering;
}

/** What a visitor leaves when they want to be answered by a person. */
export function RequestForm(props: RequestFormProps) {
  return (
    <FormDrafts>
      <Fields {...props} />
    </FormDrafts>
  );
}

function Fields({
  posted,
  request,
  ticket,
  kind,
  from,
  subject,
  order,
  policy,
  answering,
}: RequestFormProps) {
  const proof = useProof();
  const schema = useMemo(() => requestSchema(kind), [kind]);
  const { state, summary, field, typed, isBusy, formProps } = useSiteForm<
    Record<string, string>,
    RequestState
  >(schema, {
    posted,
    // What is meant for one author is not for another.
    name: ['request', kind, subject].filter(Boolean).join('-'),
    prepare: async (form) => form.set('proof', await proof.take()),
    onTold: () => tell({ name: 'request', kind }),
  });
  if (state.status === 'told') {
    const number = 'number' in state ? (state.number ?? '') : '';
    return <RequestAccepted {...{ number, kind, from, answering }} values={state.values} />;
  }
  const { asks, needs } = KIND_RULES[kind];
  const text = (name: string) => ({ ...field(name), defaultValue: typed[name] ?? '' });
  const { label, hint } = t.requests.message[kind];
  const isOneEnough = asks.includes('email') && !needs.includes('email');
  return (
    <SiteForm {...formProps} name="request" state={state} className="grid gap-4">
      <ErrorSummary {...summary} />
      <ProofFields ticket={ticket} />
      <input type="hidden" name="request" value={typed.request ?? request} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="from" value={typed.from ?? from} />
      <input type="hidden" name="subject" value={typed.subject ?? subject} />
      {order && <input type="hidden" name="order" value={order} />}
      {asks.includes('name') && <Field {...text('name')} label={t.requests.yourName} autoComplete="name" />}
      {asks.includes('email') && (
        <Field
          {...text('email')}
          type="email"
          label={t.forms.email}
          autoComplete="email"
          hint={isOneEnough ? t.requests.oneIsEnough : t.requests.emailHint}
        />
      )}
      <Field
        {...text('phone')}
        type="tel"
        label={needs.includes('phone') || isOneEnough ? t.forms.phone : t.requests.phoneIfEasier}
        autoComplete="tel"
        placeholder={t.forms.phoneExample}
      />
      <TextArea {...text('msg')} label={label} hint={hint} />
      <PersonalDataNote policy={policy} />
      <button
        type="submit"
        disabled={isBusy}
        className={`justify-self-start ${buttonClass('primary', 'large')}`}
      >
        {isBusy ? t.requests.sending : t.requests.send}
      </button>
    </SiteForm>
  );
}
