import { useEffect, useRef } from 'react';
import { ADDRESS_DEBOUNCE_MS } from '~/urls/address-debounce';
import { type DebouncedAddress, debouncedAddress } from './debounced-address';

/** The address of this page, written when what it says changes no more, or at once with `keep`. */
export function useDebouncedAddress(): DebouncedAddress {
  const kept = useRef<DebouncedAddress>(undefined);
  kept.current ??= debouncedAddress(
    (address) => window.history.replaceState(null, '', address),
    ADDRESS_DEBOUNCE_MS,
  );
  const address = kept.current;

  // A tab that goes may come back to its address.
  useEffect(() => {
    window.addEventListener('pagehide', address.keep);
    return () => window.removeEventListener('pagehide', address.keep);
  }, [address]);

  return address;
}
