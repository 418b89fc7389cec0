'use client';

import { buttonClass, Field } from '@vitrina/ui';
import { useRef } from 'react';
import { ErrorSummary } from '~/forms/error-summary';
import { type FormState, IDLE } from '~/forms/form-state';
import { SiteForm } from '~/forms/site-form';
import { UNANSWERED, useSending } from '~/forms/use-sending';
import { useSiteForm } from '~/forms/use-site-form';
import { smsCodeSchema } from './sms-code-schema';
import { requestSmsCode, submitSmsCode } from './submit-sms-code';

/** The second step of a login. Name and password wait on the server; here is only the code. */
export function SmsCodeForm({ journey }: { journey: string }) {
  const { state, summary, field, isBusy, formProps } = useSiteForm(smsCodeSchema, submitSmsCode, {
    name: 'code',
  });
  return (
    <>
      <SiteForm {...formProps} state={state} className="grid gap-4">
        <ErrorSummary {...summary} />
        <input type="hidden" name="journey" value={journey} />
        <Field
          {...field('code')}
          label="Код из SMS"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          hint="Мы отправили его на телефон из вашего аккаунта, он действует 5 минут"
        />
        <button type="submit" disabled={isBusy} className={buttonClass('primary', 'large')}>
          {isBusy ? 'Подождите немного…' : 'Подтвердить'}
        </button>
      </SiteForm>
      <AnotherCode journey={journey} />
    </>
  );
}

function AnotherCode({ journey }: { journey: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, submit, send, isSending } = useSending<FormState>(
    requestSmsCode,
    IDLE,
    (why) => ({ status: 'kept', values: {}, notice: { tone: 'bad', text: UNANSWERED[why] } }),
    form,
  );
  return (
    <SiteForm
      state={state}
      ref={form}
      action={submit}
      onSubmit={(event) => {
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="journey" value={journey} />
      <button type="submit" disabled={isSending} className={buttonClass('quiet')}>
        Отправить код ещё раз
      </button>
    </SiteForm>
  );
}
