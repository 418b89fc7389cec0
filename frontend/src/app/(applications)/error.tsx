'use client';

import { buttonClass } from '@vitrina/ui';
import { Problem } from '~/documents/problem';

export default function ErrorPage({
  error,
  reset,
}: {
  error: Error & { digest?: string };
  reset: () => void;
}) {
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
