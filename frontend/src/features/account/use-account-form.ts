'use client';

import { yupResolver } from '@hookform/resolvers/yup';
import { startTransition, useActionState, useEffect, useMemo, useRef } from 'react';
import { type FieldValues, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { errorsOf, type FormState, IDLE } from './form-state';
import { textsOf } from './parse-form';

type Action = (state: FormState, form: FormData) => Promise<FormState>;

/**
 * One form, twice alive: without JavaScript the browser posts it and the server answers with the page, with it the
 * same schema checks each field first and the same action gets the same data.
 */
export function useAccountForm<Values extends FieldValues>(schema: ObjectSchema<Values>, action: Action) {
  const [state, submit, isPending] = useActionState(action, IDLE);
  const form = useRef<HTMLFormElement>(null);
  const serverErrors = useMemo(() => toFieldErrors(errorsOf(state)), [state]);
  const resolve = yupResolver(schema as ObjectSchema<FieldValues>);
  const { register, handleSubmit, trigger, getValues, formState } = useForm<FieldValues>({
    // Fields nobody registered, like a choice made before this script came, are known to the page alone.
    resolver: (values, context, options) =>
      resolve({ ...(form.current ? textsOf(new FormData(form.current)) : {}), ...values }, context, options),
    errors: serverErrors,
    shouldFocusError: true,
  });

  useEffect(() => {
    // The address goes on to the panel: a whole new page, which must not be come back to with a spent form.
    if (state.status === 'done') window.location.replace(state.next);
    if (state.status === 'invalid') form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [state]);

  /** Specification 000, section 5: a field is checked when it is left with a value in it, and when the form is sent. */
  function field(name: string): UseFormRegisterReturn & { error: string | undefined } {
    const registered = register(name);
    const error = formState.errors[name]?.message;
    return {
      ...registered,
      onBlur: async (event) => {
        await registered.onBlur(event);
        if (getValues(name)) await trigger(name);
      },
      error: typeof error === 'string' ? error : undefined,
    };
  }

  const onSubmit = handleSubmit(() => {
    const current = form.current;
    if (current) startTransition(() => submit(new FormData(current)));
  });
  const isBusy = isPending || state.status === 'done';
  return { state, field, isBusy, formProps: { ref: form, action: submit, onSubmit, noValidate: true } };
}

function toFieldErrors(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  );
}
