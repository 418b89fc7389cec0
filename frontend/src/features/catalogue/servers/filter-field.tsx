import { Field } from '@vitrina/ui';
import { useEffect, useRef, useState } from 'react';
import { ADDRESS_DEBOUNCE_MS } from '~/urls/address-debounce';
import { changeAddressQuery } from '~/urls/address-query';
import { parseAmount } from '../read-view';

interface FilterFieldProps {
  label: string;
  name: string;
  amount: number | string | undefined;
  /** Whether it is a maximum; else it is a minimum. */
  isMax?: boolean;
}

/** One amount to filter by. It is kept in the address under its name, as a whole number that asks for no less. */
export function FilterField({ label, name, amount, isMax = false }: FilterFieldProps) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (text: string) => {
    clearTimeout(timer.current);
    changeAddressQuery({ [name]: String(parseAmount(wholeOf(text, isMax)) ?? '') || null });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(text), ADDRESS_DEBOUNCE_MS);
  };
  return (
    <Field
      label={label}
      name={`need-${name}`}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? amount ?? ''}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        if (typed === undefined) return;
        keep(typed);
        setTyped(undefined);
      }}
    />
  );
}

/** `1 500,50` is 1500 as a maximum, `1,5` is 2 as a minimum. Three digits behind a comma are thousands: nothing here has thousandths. */
export function wholeOf(text: string, isMax: boolean): string {
  const digits = text
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll(/,(?=\d{3}(?!\d))/g, '')
    .replace(',', '.');
  const number = Number.parseFloat(digits);
  if (Number.isNaN(number)) return '';
  return String(isMax ? Math.floor(number) : Math.ceil(number));
}
