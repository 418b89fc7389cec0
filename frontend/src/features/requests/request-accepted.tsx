import { TextLink } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import type { RequestKind } from '~/content/requests/visitor-request';
import { CopyButton } from '~/documents/copy-button';
import type { FormValues } from '~/forms/form-state';
import { t } from '~/messages';

/** When people answer, and where they can be written to meanwhile. */
export interface Answering {
  hours: string;
  chat: string | undefined;
}

interface RequestAcceptedProps {
  number: string;
  kind: RequestKind;
  from: string;
  values: FormValues;
  answering: Answering;
}

/** Takes the place of the form, which was longer: whoever sent it would otherwise look at the foot of the page. */
export function RequestAccepted({ number, kind, from, values, answering }: RequestAcceptedProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { hours, chat } = answering;
  const steps = [...t.requests.next[kind], answerWords(values, hours)];
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="accepted"
      className="grid scroll-mt-64 gap-5 rounded-card border border-rule bg-surface p-6 outline-none"
    >
      <div role="status" className="grid gap-1">
        <h2 id="accepted" className="text-24">
          {t.requests.accepted}
        </h2>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">{t.requests.itsNumber}</span>
          <strong className="figures text-20">{number}</strong>
          <CopyButton copies={{ text: number }} label={t.shell.copy} />
        </p>
      </div>
      <div className="grid gap-2">
        <h3 className="text-17">{t.requests.whatNext}</h3>
        <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p className="text-ink-soft">
        {chat
          ? t.requests.addInChat((words) => <TextLink href={chat}>{words}</TextLink>)
          : t.requests.addInReply}
      </p>
      {from && (
        <p>
          <TextLink href={from}>{t.requests.backToPage}</TextLink>
        </p>
      )}
    </section>
  );
}

function answerWords({ email = '', phone = '' }: FormValues, hours: string): string {
  if (!email.trim()) return t.requests.willCall(phone.trim(), hours);
  return phone.trim()
    ? t.requests.willWriteOrCall(email.trim(), hours)
    : t.requests.willWrite(email.trim(), hours);
}
