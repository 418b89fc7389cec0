'use client';

import { Button } from '@vitrina/ui';

/** Buttons at work. A busy button holds presses back, so it belongs to a client component. */
export function BusyButtons() {
  return (
    <div className="flex flex-wrap items-start gap-4">
      <Button busy busyLabel="Создаём сервер…">
        Создать
      </Button>
      <Button kind="quiet" busy>
        Обновить список
      </Button>
    </div>
  );
}
