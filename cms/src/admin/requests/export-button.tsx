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
      // A table of a million requests is no text that a browser would hold.
      const { data } = await get<Blob>('/vitrina/requests-table', { responseType: 'blob' });
      offerFile(data);
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

function offerFile(csv: Blob): void {
  const address = URL.createObjectURL(csv);
  const link = document.createElement('a');
  link.href = address;
  link.download = `Заявки ${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
