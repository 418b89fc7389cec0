import { Field } from '@vitrina/ui';
import { useEffect, useRef, useState } from 'react';
import { changeAddressQuery } from '~/address-query';
import { ADDRESS_REST_MS } from '~/address-rest';
import { parseAmount } from './tariff-view';

/** One amount of what is needed. It is kept in the address under its name. */
export function NeedField({
  label,
  name,
  amount,
}: {
  label: string;
  name: string;
  amount: number | undefined;
}) {
  const [typed, setTyped] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const keep = (text: string) => {
    clearTimeout(timer.current);
    changeAddressQuery({ [name]: String(parseAmount(text) ?? '') || null });
  };
  const type = (text: string) => {
    const digits = text.replaceAll(/\D/g, '').slice(0, 6);
    setTyped(digits);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => keep(digits), ADDRESS_REST_MS);
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
