'use client';

import { buttonClass } from '@vitrina/ui';
import { useEffect } from 'react';
import { Problem } from '~/documents/problem';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
  // What failed in the server stands in its log under this name; React tells nobody else of what it has caught here.
  useEffect(() => {
    if (!error.digest) reportError(error);
  }, [error]);
  return (
    <Problem
      title="Ошибка!"
      reference={error.digest}
      text="Страница сейчас не открылась: один из сервисов не ответил. Попробуйте обновить её или зайдите позже — выбранное сохранится в адресе."
    >
      <button type="button" className={buttonClass()} onClick={reset}>
        Попробовать ещё раз
      </button>
    </Problem>
  );
}
