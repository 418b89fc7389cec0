import { TextLink } from '@vitrina/ui';
import { useEffect, useRef } from 'react';
import type { RequestKind } from '~/content/requests/visitor-request';
import { CopyButton } from '~/documents/copy-button';
import type { FormValues } from '~/forms/form-state';
import { REQUEST_WORDS } from './request-words';

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
  const steps = [...REQUEST_WORDS[kind].next, answerWords(values, answering.hours)];
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="accepted"
      className="grid scroll-mt-64 gap-5 rounded-card border border-rule bg-surface p-6 outline-none"
    >
      <div role="status" className="grid gap-1">
        <h2 id="accepted" className="text-24">
          Заявка принята
        </h2>
        <p className="flex flex-wrap items-center gap-x-3">
          <span className="text-ink-soft">Её номер</span>
          <strong className="figures text-20">{number}</strong>
          <CopyButton copies={{ text: number }} label="Скопировать" />
        </p>
      </div>
      <div className="grid gap-2">
        <h3 className="text-17">Что дальше</h3>
        <ol className="grid list-decimal gap-1 pl-5 text-ink-soft">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <p className="text-ink-soft">
        Если захотите что-то добавить, назовите номер заявки
        {answering.chat ? (
          <>
            {' '}
            <TextLink href={answering.chat}>в чате поддержки</TextLink>.
          </>
        ) : (
          ' в ответном письме.'
        )}
      </p>
      {from && (
        <p>
          <TextLink href={from}>Вернуться на страницу, с которой вы пришли</TextLink>
        </p>
      )}
    </section>
  );
}

function answerWords({ email = '', phone = '' }: FormValues, hours: string): string {
  const when = hours ? `, ${hours}` : ' в рабочее время';
  if (!email.trim()) return `Позвоним по номеру ${phone.trim()}${when}.`;
  const call = phone.trim() ? ' или позвоним' : '';
  return `Ответим на ${email.trim()}${call}${when}.`;
}
