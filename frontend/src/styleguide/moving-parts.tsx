'use client';

import { Button, CountingFigure } from '@vitrina/ui';
import { useState } from 'react';
import { notify } from '~/elements/notify';

/** Buttons for what has no state to look at until something happens. */
export function MovingParts() {
  const [price, setPrice] = useState(1062);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button kind="quiet" onClick={() => notify({ status: 'Success', text: 'Ссылка скопирована' })}>
        Уведомить об успехе
      </Button>
      <Button
        kind="quiet"
        onClick={() => notify({ status: 'Error', text: 'Произошла ошибка при заказе. Попробуйте позже.' })}
      >
        Уведомить об ошибке
      </Button>
      <Button kind="quiet" onClick={() => setPrice((now) => (now === 1062 ? 3_540 : 1062))}>
        Изменить цену
      </Button>
      <span className="figures text-24 font-semibold">
        <CountingFigure value={price} format={inRoubles} />
      </span>
    </div>
  );
}

function inRoubles(amount: number): string {
  return `${amount.toLocaleString('ru-RU')} ₽`;
}
