import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { changeAddressQuery } from '~/urls/address-query';

/** Asks for the rest of a list of which so many rows are shown. Its button goes away with the focus, which moves on to where the rest begins. */
export function useShowAll(shown: number) {
  const list = useRef<HTMLUListElement>(null);
  const showAll = () => {
    flushSync(() => changeAddressQuery({ show: 'all' }));
    const next = list.current?.children.item(shown);
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  };
  return { list, showAll };
}
