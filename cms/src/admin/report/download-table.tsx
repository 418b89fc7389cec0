import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Period } from './period';

/** All counts of the period for a spreadsheet. */
export function DownloadTable({ period }: { period: Period }) {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const search = new URLSearchParams({ ...period });
      const { data } = await get<{ csv: string }>(`/vitrina/funnel-table?${search}`);
      offerFile(data.csv, `Отчёт ${period.from} — ${period.to}.csv`);
    } catch {
      toggleNotification({ type: 'danger', message: 'Таблица не скачалась, попробуйте ещё раз.' });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Button variant="tertiary" startIcon={<Download />} loading={isBusy} onClick={download}>
      Скачать таблицу
    </Button>
  );
}

function offerFile(csv: string, name: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
