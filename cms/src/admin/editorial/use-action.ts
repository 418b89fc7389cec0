import { useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import { wordsOf } from './use-answer';

/** Runs what a button does, one at a time; a refusal is shown in the words of the CMS. */
export function useAction(): {
  isBusy: boolean;
  run: (action: () => Promise<unknown>, done?: string) => Promise<boolean>;
} {
  const { toggleNotification } = useNotification();
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(action, done) {
      setBusy(true);
      try {
        await action();
        if (done !== undefined) toggleNotification({ type: 'success', message: done });
        return true;
      } catch (error) {
        toggleNotification({ type: 'danger', message: wordsOf(error) });
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
