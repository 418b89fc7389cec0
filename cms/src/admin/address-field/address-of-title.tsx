import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { followedAddress } from './address-from-title';

/** Where an entry has its title and its address. */
export interface TitledFields {
  title: string;
  address: string;
}

/** Shows nothing: it types into the form around it. */
export function AddressOfTitle({ fields }: { fields: TitledFields }) {
  const { values, initialValues, disabled, onChange } = useForm('AddressOfTitle', (form) => form);
  const title = textIn(values, fields.title);
  const address = textIn(values, fields.address);
  const savedTitle = textIn(initialValues, fields.title);
  const savedAddress = textIn(initialValues, fields.address);
  // Not the title of now: it may have been typed while this was loaded.
  const former = useRef(savedTitle);
  useEffect(() => {
    const formerTitle = former.current;
    former.current = title;
    const saved = { title: savedTitle, address: savedAddress };
    const followed = followedAddress({ title, formerTitle, address, saved });
    if (followed !== undefined && !disabled) onChange(fields.address, followed);
  }, [title, address, savedTitle, savedAddress, disabled, onChange, fields]);
  return null;
}

function textIn(values: object, name: string): string {
  const value: unknown = Reflect.get(values, name);
  return typeof value === 'string' ? value : '';
}
