import { Button } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';

export function DownloadRequests() {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [isBusy, setIsBusy] = useState(false);

  async function download() {
    setIsBusy(true);
    try {
      const { data } = await get<{ csv: string }>('/vitrina/requests-table');
      offerFile(data.csv);
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

function offerFile(csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `Заявки ${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
