'use client';

import { useEffect, useRef } from 'react';
import { ADDRESS_REST_MS } from '~/urls/address-rest';
import { type RestedAddress, restedAddress } from './rested-address';

/** The address of this page, written when what it says has rested, or at once with `keep`. */
export function useRestedAddress(): RestedAddress {
  const kept = useRef<RestedAddress>(undefined);
  kept.current ??= restedAddress(
    (address) => window.history.replaceState(null, '', address),
    ADDRESS_REST_MS,
  );
  const address = kept.current;

  // A tab that goes may come back to its address; the next page has one of its own, in which nothing of this may be written.
  useEffect(() => {
    const { pathname } = window.location;
    window.addEventListener('pagehide', address.keep);
    return () => {
      window.removeEventListener('pagehide', address.keep);
      if (window.location.pathname === pathname) address.keep();
      else address.forget();
    };
  }, [address]);

  return address;
}
