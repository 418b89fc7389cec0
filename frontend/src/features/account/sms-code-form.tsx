import { buttonClass, Field } from '@vitrina/ui';
import { useRef } from 'react';
import { ErrorSummary } from '~/forms/error-summary';
import { type FormState, IDLE } from '~/forms/form-state';
import { SiteForm } from '~/forms/site-form';
import { POSTED, useSending } from '~/forms/use-sending';
import { useSiteForm } from '~/forms/use-site-form';
import { t } from '~/messages';
import { smsCodeSchema } from './sms-code-schema';

interface SmsCodeFormProps {
  /** What became of either form. */
  posted: { form: string; state: FormState } | undefined;
  /** The query of this page: what the login is for. */
  journey: string;
}

/** The second step of a login. Name and password wait on the server; here is only the code. */
export function SmsCodeForm({ posted, journey }: SmsCodeFormProps) {
  const { state, summary, field, isBusy, formProps } = useSiteForm(smsCodeSchema, {
    posted: posted?.form === 'code' ? posted.state : undefined,
    name: 'code',
  });
  return (
    <>
      <SiteForm {...formProps} name="code" state={state} className="grid gap-4">
        <ErrorSummary {...summary} />
        <input type="hidden" name="journey" value={journey} />
        <Field
          {...field('code')}
          label={t.account.smsCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          hint={t.account.smsCodeHint}
        />
        <button type="submit" disabled={isBusy} className={buttonClass('primary', 'large')}>
          {isBusy ? t.forms.wait : t.account.confirm}
        </button>
      </SiteForm>
      <AnotherCode posted={posted?.form === 'another-code' ? posted.state : undefined} journey={journey} />
    </>
  );
}

function AnotherCode({ posted, journey }: { posted: FormState | undefined; journey: string }) {
  const form = useRef<HTMLFormElement>(null);
  const { state, send, isSending } = useSending<FormState>(
    posted ?? IDLE,
    (why) => ({ status: 'kept', values: {}, notice: { tone: 'bad', text: t.forms.unanswered[why] } }),
    form,
  );
  return (
    <SiteForm
      {...POSTED}
      name="another-code"
      state={state}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(new FormData(event.currentTarget));
      }}
      className="grid justify-items-start gap-4"
    >
      <input type="hidden" name="journey" value={journey} />
      <button type="submit" disabled={isSending} className={buttonClass('quiet')}>
        {t.account.sendCodeAgain}
      </button>
    </SiteForm>
  );
}
