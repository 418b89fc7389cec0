import { MessageDialog, Notice } from '@vitrina/ui';
import type { ComponentProps } from 'react';
import { Reference } from '~/documents/reference';
import { t } from '~/messages';
import type { FormState } from './form-state';
import { GoOn } from './go-on';
import { FORM_FIELD } from './post-form';

interface SiteFormProps extends Omit<ComponentProps<'form'>, 'name'> {
  /** Which form of its page it is. */
  name: string;
  state: FormState;
}

/** A form, and behind it what a visitor sees of the answer: a message is closed by a form of its own, and no form stands in a form. */
export function SiteForm({ state, name, children, ...form }: SiteFormProps) {
  return (
    <div className="grid gap-4">
      <form {...form}>
        <input type="hidden" name={FORM_FIELD} value={name} />
        {children}
      </form>
      <AfterSubmit state={state} />
    </div>
  );
}

function AfterSubmit({ state }: { state: FormState }) {
  if (state.status === 'failed')
    return (
      <MessageDialog
        key={state.reference}
        title={state.title}
        text={state.text}
        closeLabel={t.forms.understood}
      >
        <Reference id={state.reference} />
      </MessageDialog>
    );
  if (state.status === 'kept' && state.notice)
    return <Notice tone={state.notice.tone}>{state.notice.text}</Notice>;
  if (state.status === 'told') return <Notice tone="good">{state.text}</Notice>;
  if (state.status === 'done') return <GoOn next={state.next} />;
  return null;
}
