import { yupResolver } from '@hookform/resolvers/yup';
import { useElementId } from '@vitrina/ui';
import { type InputEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type FieldValues, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { tell } from '~/elements/site-events';
import { t } from '~/messages';
import { useFormDrafts } from './form-drafts';
import { errorsOf, type FormState, type FormValues, IDLE, valuesOf } from './form-state';
import { textsOf, withoutSecrets } from './parse-form';
import { POSTED, useSending } from './use-sending';
import { useWrongFields } from './use-wrong-fields';
import { withoutPrefilled } from './without-prefilled';

interface SiteFormOptions<State> {
  /** What the page says to the form as a browser without JavaScript has sent it. */
  posted: State | FormState | undefined;
  /** Under which the typing is kept while the visitor is in another mode, or away. */
  name: string;
  /** Something to be sent along that takes its time, such as a proof. */
  prepare?: (form: FormData) => Promise<void>;
  /** It has worked, and the visitor stays where they are. */
  onTold?: () => void;
}

/**
 * One form, twice alive: without JavaScript the browser posts it and the server answers with the page, with it the
 * same schema checks each field first and the site gets the same data. `State`: what it answers.
 */
export function useSiteForm<Values extends FieldValues, State extends FormState>(
  schema: ObjectSchema<Values>,
  { posted, name, prepare, onTold }: SiteFormOptions<State>,
) {
  const id = useElementId();
  const form = useRef<HTMLFormElement>(null);
  const sentHere = useRef<FieldValues>(undefined);
  const { state, send, isSending } = useSending<State | FormState>(
    posted ?? IDLE,
    (why, sent) => ({
      status: 'kept',
      values: withoutSecrets(textsOf(sent)),
      notice: { tone: 'bad', text: t.forms.unanswered[why] },
    }),
    form,
  );
  const drafts = useFormDrafts();
  const serverErrors = useMemo(() => toFieldErrors(errorsOf(state)), [state]);
  const resolve = yupResolver(schema as ObjectSchema<FieldValues>);
  const { register, handleSubmit, trigger, getValues, setValue, formState } = useForm<FieldValues>({
    // Fields nobody registered, like a choice made before this script came, are known to the page alone.
    resolver: (values, context, options) =>
      resolve({ ...(form.current ? textsOf(new FormData(form.current)) : {}), ...values }, context, options),
    errors: serverErrors,
    shouldFocusError: false,
  });
  const { summary, noteFound, forgetFound } = useWrongFields(state, (wrong) => wrong in formState.errors);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, whatever else is new
  useEffect(() => {
    if (state.status === 'done') {
      drafts.forget();
      // Rule R61: prefilled fields leave the address after registration, and the history with it.
      window.history.replaceState(window.history.state, '', withoutPrefilled(window.location.href));
      for (const event of state.told ?? []) tell(event);
      // The address goes on to the panel: a whole new page, which must not be come back to with a spent form.
      window.location.replace(state.next);
    }
    if (state.status === 'told') {
      onTold?.();
      drafts.forget(name);
    }
  }, [state]);

  // Before the island tells of what was chosen meanwhile (`tellEarlyInput`): that is kept, and would be all that is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come
  useLayoutEffect(() => {
    const draft = drafts.recall(name);
    if (form.current && !wasSent) fillDraft(form.current, draft);
  }, []);

  /** Takes up a draft, field by field where nobody has touched it since the page has come. */
  function fillDraft(current: HTMLFormElement, { values, isOwn }: { values: FormValues; isOwn: boolean }) {
    for (const element of untouchedFields(current)) {
      const { name: fieldName, type, value } = element;
      const drafted = values[fieldName];
      if (element instanceof HTMLInputElement && type === 'radio') element.checked ||= drafted === value;
      // A box that is not ticked stands in no draft; in that of another form it says nothing.
      else if (type === 'checkbox') isOwn && setValue(fieldName, drafted !== undefined);
      else if (drafted !== undefined) setValue(fieldName, drafted);
    }
  }

  /** Rule R72: a field is checked when it is left with a value in it, and when the form is sent. */
  function field(fieldName: string): UseFormRegisterReturn & { error: string | undefined } {
    const registered = register(fieldName);
    const error = formState.errors[fieldName]?.message;
    return {
      ...registered,
      onBlur: async (event) => {
        await registered.onBlur(event);
        if (getValues(fieldName) && !isRefusedAsItStands(fieldName)) await trigger(fieldName);
      },
      error: typeof error === 'string' ? error : undefined,
    };
  }

  /** The schema knows nothing of what the server has said, such as that an e-mail is taken: it would let the same value pass. */
  function isRefusedAsItStands(fieldName: string): boolean {
    const sent = sentHere.current ?? valuesOf(state);
    return formState.errors[fieldName]?.type === 'server' && getValues(fieldName) === sent[fieldName];
  }

  const onSubmit = handleSubmit(
    () => {
      forgetFound();
      sentHere.current = { ...getValues() };
      if (form.current) void send(new FormData(form.current), prepare);
    },
    (errors) => noteFound(toMessages(errors)),
  );
  const keep = () => {
    if (form.current) drafts.keep(name, form.current);
  };

  function onInput({ target }: InputEvent<HTMLFormElement>) {
    keep();
    // A choice may decide what the other fields have to say: a person has no tax number.
    const isChoice = target instanceof HTMLInputElement && target.type === 'radio';
    const told = summary.fields.map((wrong) => wrong.name).filter((wrong) => !isRefusedAsItStands(wrong));
    if (isChoice && told.length > 0) void trigger(told);
  }

  /** Fills in what the visitor has not typed. */
  function fillIn(fieldName: string, value: string) {
    setValue(fieldName, value, { shouldValidate: formState.isSubmitted });
    keep();
  }

  const sentValues = valuesOf(state);
  const wasSent = Object.keys(sentValues).length > 0;
  return {
    state,
    /** For the `ErrorSummary`, which is the first thing of every form. */
    summary,
    field,
    fillIn,
    /** What was typed before: in the form as it was sent, or before going to another mode and back. */
    typed: wasSent ? sentValues : drafts.of(name),
    wasSent,
    isBusy: isSending || state.status === 'done',
    formProps: { ...POSTED, id, ref: form, onSubmit, onInput, noValidate: true },
  };
}

/** Of two choices only the one that is taken has been touched, so both are. */
function untouchedFields(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  const fields = [...form.elements].filter(
    (element): element is HTMLInputElement | HTMLTextAreaElement =>
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type !== 'hidden'),
  );
  const touched = new Set(fields.filter((field) => !isAsMade(field)).map(({ name }) => name));
  return fields.filter(({ name }) => !touched.has(name));
}

function isAsMade(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return field.type === 'checkbox' || field.type === 'radio'
    ? field instanceof HTMLInputElement && field.checked === field.defaultChecked
    : field.value === field.defaultValue;
}

function toFieldErrors(errors: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  );
}

function toMessages(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) =>
      typeof error?.message === 'string' ? [[name, error.message]] : [],
    ),
  );
}
