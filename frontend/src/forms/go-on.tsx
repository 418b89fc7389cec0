import { Notice } from '@vitrina/ui';

/** All is done, and this is the next address. For a browser without JavaScript; with it the form has already gone on. */
export function GoOn({ next }: { next: string }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${next}`} />
      <Notice tone="good">
        Готово. Если страница не сменилась сама, <a href={next}>перейдите дальше</a>.
      </Notice>
    </>
  );
}
