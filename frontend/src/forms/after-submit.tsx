import { MessageDialog, Notice } from '@vitrina/ui';
import { Reference } from '~/documents/reference';
import type { FormState } from './form-state';

/** What a visitor sees of the answer beside the form itself. */
export function AfterSubmit({ state }: { state: FormState }) {
  if (state.status === 'failed')
    return (
      <MessageDialog key={state.reference} title={state.title} text={state.text} closeLabel="Понятно">
        <Reference id={state.reference} />
      </MessageDialog>
    );
  if (state.status === 'kept' && state.notice)
    return <Notice tone={state.notice.tone}>{state.notice.text}</Notice>;
  if (state.status === 'told') return <Notice tone="good">{state.text}</Notice>;
  if (state.status === 'done')
    return (
      <>
        {/* For a browser without JavaScript; with it the form has already gone on. */}
        <meta httpEquiv="refresh" content={`0;url=${state.next}`} />
        <Notice tone="good">
          Готово. Если страница не сменилась сама, <a href={state.next}>перейдите дальше</a>.
        </Notice>
      </>
    );
  return null;
}
