'use client';

import { buttonClass, Field, TextArea } from '@vitrina/ui';
import { AfterSubmit } from '~/forms/after-submit';
import { ErrorSummary } from '~/forms/error-summary';
import { useSiteForm } from '~/forms/use-site-form';
import { PersonalDataNote } from '~/site/personal-data-note';
import { largeServerSchema } from './large-server-schema';
import { submitLargeServer } from './submit-large-server';

interface LargeServerFormProps {
  /** Of this form, however often it is sent. */
  request: string;
  cores: number;
  /** The whole wish, as the query of its order. */
  configuration: string;
  /** Where it stands how personal data are treated. */
  policy: string | undefined;
}

export function LargeServerForm({ request, cores, configuration, policy }: LargeServerFormProps) {
  const { state, summary, field, typed, isBusy, formProps } = useSiteForm(
    largeServerSchema,
    submitLargeServer,
    {
      name: 'large-server',
    },
  );
  return (
    <form {...formProps} className="grid gap-4">
      <ErrorSummary {...summary} />
      <input type="hidden" name="request" value={typed.request ?? request} />
      <input type="hidden" name="cores" value={cores} />
      <input type="hidden" name="configuration" value={configuration} />
      <Field
        {...field('phone')}
        type="tel"
        defaultValue={typed.phone ?? ''}
        label="Телефон"
        autoComplete="tel"
        placeholder="+7 900 123-45-67"
      />
      <TextArea
        {...field('msg')}
        defaultValue={typed.msg ?? ''}
        label="Что вам нужно"
        hint="Для чего сервер и к какому сроку. Можно оставить пустым"
      />
      <PersonalDataNote policy={policy} />
      {state.status !== 'told' && (
        <button
          type="submit"
          disabled={isBusy}
          className={`justify-self-start ${buttonClass('primary', 'large')}`}
        >
          {isBusy ? 'Отправляем…' : 'Отправить заявку'}
        </button>
      )}
      <AfterSubmit state={state} />
    </form>
  );
}
