'use client';

import { Button, MessageDialog } from '@vitrina/ui';
import { useState } from 'react';

/** A message comes by itself where something failed; here it comes when it is asked for. */
export function MessageOnDemand() {
  const [times, setTimes] = useState(0);
  return (
    <div>
      <Button kind="quiet" onClick={() => setTimes(times + 1)}>
        Показать ошибку
      </Button>
      {times > 0 && (
        <MessageDialog
          key={times}
          title="Ошибка!"
          text="Не удалось загрузить тарифы. Обновите страницу или зайдите позже."
          closeLabel="Понятно"
        />
      )}
    </div>
  );
}
