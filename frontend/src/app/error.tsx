'use client';

import { buttonClass } from '@vitrina/ui';
import { Problem } from '~/site/problem';

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <Problem
      title="Ошибка!"
      text="Страница сейчас не открылась: один из сервисов не ответил. Попробуйте обновить её или зайдите позже — выбранное сохранится в адресе."
    >
      <button type="button" className={buttonClass()} onClick={reset}>
        Попробовать ещё раз
      </button>
    </Problem>
  );
}
