import { useEffect } from 'react';
import { correctAddressQuery, useAddressQuery } from '~/urls/address-query';

/** The query of the address, read; its invalid keys are taken out of it. */
export function useCheckedQuery<Choice>(
  read: (query: URLSearchParams) => { choice: Choice; invalidKeys: readonly string[] },
) {
  const [query, change] = useAddressQuery();
  const { choice, invalidKeys } = read(query);
  const keys = invalidKeys.join(' ');
  useEffect(() => {
    if (keys) correctAddressQuery(Object.fromEntries(keys.split(' ').map((key) => [key, null])));
  }, [keys]);
  return { query, choice, change };
}
