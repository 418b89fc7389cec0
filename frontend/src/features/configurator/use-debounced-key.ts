import { useEffect, useRef, useState } from 'react';
import { ADDRESS_DEBOUNCE_MS } from '~/urls/address-debounce';
import { changeAddressQuery } from '~/urls/address-query';

/** A key of the address that changes often: known here at once, and in the address when it changes no more. */
export function useDebouncedKey(key: string): [value: string | null, change: (value: string) => void] {
  const [value, setValue] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Whoever walks back in the history wants what the address says there.
    const forget = () => {
      clearTimeout(timer.current);
      setValue(null);
    };
    window.addEventListener('popstate', forget);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', forget);
    };
  }, []);
  const change = (next: string) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => changeAddressQuery({ [key]: next }), ADDRESS_DEBOUNCE_MS);
  };
  return [value, change];
}
