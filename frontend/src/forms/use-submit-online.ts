import { type RefObject, useEffect, useState } from 'react';

/**
 * A form that was sent without a network is sent once when there is one again, as it stands then. Whoever goes on with it has
 * not said yet that it is ready: any change of its fields, wherever on the page they stand, calls it off.
 */
export function useSubmitOnline(form: RefObject<HTMLFormElement | null>) {
  const [isWaiting, setWaiting] = useState(false);

  useEffect(() => {
    if (!isWaiting) return;
    const callOff = () => setWaiting(false);
    const again = () => {
      callOff();
      form.current?.requestSubmit();
    };
    // Fields of a form may stand outside it, as those of an order in its summary do.
    const changed = ({ target }: Event) => {
      if (target instanceof Element && 'form' in target && target.form === form.current) callOff();
    };
    addEventListener('online', again);
    for (const event of ['input', 'change']) document.addEventListener(event, changed);
    return () => {
      removeEventListener('online', again);
      for (const event of ['input', 'change']) document.removeEventListener(event, changed);
    };
  }, [isWaiting, form]);

  return [isWaiting, setWaiting] as const;
}
