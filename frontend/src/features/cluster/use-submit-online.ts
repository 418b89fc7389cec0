'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * A form that was sent without a network is sent once when there is one again, unless something in it was changed since: then
 * whoever changes it sends it.
 */
export function useSubmitOnline(form: RefObject<HTMLFormElement | null>) {
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const again = () => form.current?.requestSubmit();
    addEventListener('online', again, { once: true });
    return () => removeEventListener('online', again);
  }, [isWaiting, form]);

  return [isWaiting, setWaiting] as const;
}
