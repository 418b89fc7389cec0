import { buttonClass } from '@vitrina/ui';
import { UNBRANDED } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { Problem } from '~/documents/problem';
import { FAILED } from '~/runtime/failed-page';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

/** Whatever page failed, this is what is answered in its place; `runtime/designed-failures.ts` puts in what it was. */
export default function FailedDocument() {
  return (
    <DocumentPage site={UNBRANDED} title="Страница сейчас не открылась">
      <Problem
        title="Ошибка!"
        reference={FAILED.reference}
        text="Страница сейчас не открылась: один из сервисов не ответил. Попробуйте обновить её или зайдите позже — выбранное сохранится в адресе."
      >
        <a href={FAILED.address} className={buttonClass()}>
          Попробовать ещё раз
        </a>
        <a href={paths.status} className={buttonClass('quiet')}>
          Что сейчас с сервисом
        </a>
      </Problem>
    </DocumentPage>
  );
}
