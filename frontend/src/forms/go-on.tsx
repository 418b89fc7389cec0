import { Notice } from '@vitrina/ui';
import { t } from '~/messages';

/** All is done, and this is the next address. For a browser without JavaScript; with it the form has already gone on. */
export function GoOn({ next }: { next: string }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${next}`} />
      <Notice tone="good">
        {t.forms.goOn((words) => (
          <a href={next}>{words}</a>
        ))}
      </Notice>
    </>
  );
}
