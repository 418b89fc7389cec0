'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { startTransition, useActionState, useEffect, useMemo, useRef, useTransition } from 'react';
import { type FieldValues, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { errorsOf, type FormState, IDLE, valuesOf } from './form-state';
import { useKeptTyping } from './kept-typing';
import { textsOf, withoutSecrets } from './parse-form';
import { withoutPrefilled } from './without-prefilled';

type Action = (state: FormState, form: FormData) => Promise<FormState>;

interface SiteFormOptions {
  /** Under which the typing is kept while the visitor is in another mode. */
  name: string;
  /** Something to be sent along that takes its time, such as a proof. */
  prepare?: (form: FormData) => Promise<void>;
  onDone?: () => void;
}

/**
 * One form, twice alive: without JavaScript the browser posts it and the server answers with the page, with it the
 * same schema checks each field first and the same action gets the same data.
 */
export function useSiteForm<Values extends FieldValues>(
  schema: ObjectSchema<Values>,
  action: Action,
  { name, prepare, onDone }: SiteFormOptions,
) {
  const [state, submit, isPending] = useActionState(action, IDLE);
  const [isPreparing, startPreparing] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const kept = useKeptTyping();
  const serverErrors = useMemo(() => toFieldErrors(errorsOf(state)), [state]);
  const resolve = yupResolver(schema as ObjectSchema<FieldValues>);
  const { register, handleSubmit, trigger, getValues, setValue, formState } = useForm<FieldValues>({
    // Fields nobody registered, like a choice made before this script came, are known to the page alone.
    resolver: (values, context, options) =>
      resolve({ ...(form.current ? textsOf(new FormData(form.current)) : {}), ...values }, context, options),
    errors: serverErrors,
    shouldFocusError: true,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever else is new
  useEffect(() => {
    if (state.status === 'done') {
      onDone?.();
      // Specification 000, section 2: prefilled fields leave the address after registration, and the history with it.
      window.history.replaceState(window.history.state, '', withoutPrefilled(window.location.href));
      // The address goes on to the panel: a whole new page, which must not be come back to with a spent form.
      window.location.replace(state.next);
    }
    if (state.status === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);

  /** Specification 000, section 5: a field is checked when it is left with a value in it, and when the form is sent. */
  function field(fieldName: string): UseFormRegisterReturn & { error: string | undefined } {
    const registered = register(fieldName);
    const error = formState.errors[fieldName]?.message;
    return {
      ...registered,
      onBlur: async (event) => {
        await registered.onBlur(event);
        if (getValues(fieldName)) await trigger(fieldName);
      },
      error: typeof error === 'string' ? error : undefined,
    };
  }

  async function send(current: HTMLFormElement) {
    const sent = new FormData(current);
    await prepare?.(sent);
    startTransition(() => submit(sent));
  }

  const onSubmit = handleSubmit(() => {
    const current = form.current;
    if (current) startPreparing(() => send(current));
  });
  const keep = () => {
    if (form.current) kept.keep(name, withoutSecrets(textsOf(new FormData(form.current))));
  };

  /** Fills in what the visitor has not typed. */
  function fillIn(fieldName: string, value: string) {
    setValue(fieldName, value, { shouldValidate: formState.isSubmitted });
    keep();
  }

  const sentValues = valuesOf(state);
  const wasSent = Object.keys(sentValues).length > 0;
  return {
    state,
    field,
    fillIn,
    /** What was typed before: in the form as it was sent, or before going to another mode and back. */
    typed: wasSent ? sentValues : kept.of(name),
    wasSent,
    isBusy: isPreparing || isPending || state.status === 'done',
    formProps: { ref: form, action: submit, onSubmit, onInput: keep, noValidate: true },
  };
}

function toFieldErrors(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  );
}
