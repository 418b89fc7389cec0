import { useEffect, useRef, useState } from 'react';
import { changeAddressQuery } from '~/address-query';

/** Browsers count how often an address is written, so a slider that moves does not write at every step. */
const REST_MS = 250;

/** A key of the address that changes often: known here at once, and in the address when it has come to rest. */
export function useSettledAddress(key: string): [value: string | null, change: (value: string) => void] {
  const [value, setValue] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string) => {
    setValue(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => changeAddressQuery({ [key]: next }), REST_MS);
  };
  return [value, change];
}
