import { DocumentPage } from '~/site/document-page';
import { Problem } from '~/site/problem';
import { UNBRANDED } from '~/site/site';

export const config = { unstable_runtimeJS: false };

export default function FailedDocument() {
  return (
    <DocumentPage site={UNBRANDED} title="Страница сейчас не открылась">
      <Problem
        title="Ошибка!"
        text="Один из сервисов сейчас не отвечает. Попробуйте обновить страницу или зайдите позже."
      />
    </DocumentPage>
  );
}
