import { useNotification } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useTicket } from './use-ticket';

/** Opens the draft in a tab of its own. The tab is opened at the click itself: a later one would count as a pop-up. */
export function useDraftTab(uid: string, documentId: string): () => Promise<void> {
  const askTicket = useTicket(uid, documentId);
  const { toggleNotification } = useNotification();
  return useCallback(async () => {
    const tab = window.open('about:blank', '_blank');
    if (tab !== null) tab.opener = null;
    const answer = await askTicket();
    if (answer.status === 'open' && tab !== null) {
      tab.location.replace(answer.preview.address);
      for (const message of answer.preview.remarks) toggleNotification({ type: 'warning', message });
      return;
    }
    tab?.close();
    const message =
      answer.status === 'refused' ? answer.words : 'Разрешите браузеру открывать новые вкладки.';
    toggleNotification({ type: 'danger', message });
  }, [askTicket, toggleNotification]);
}
