import { useEffect } from 'react';
import { useAddressQuery } from '~/urls/address-query';

/** The query of the address, read; keys of it that make no sense are taken out of the address. */
export function useCheckedQuery<Choice>(
  read: (query: URLSearchParams) => { choice: Choice; nonsense: readonly string[] },
) {
  const [query, change] = useAddressQuery();
  const { choice, nonsense } = read(query);
  const keys = nonsense.join(' ');
  useEffect(() => {
    if (keys) change(Object.fromEntries(keys.split(' ').map((key) => [key, null])));
  }, [keys, change]);
  return { query, choice, change };
}
