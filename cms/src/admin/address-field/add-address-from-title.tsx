import type { StrapiApp } from '@strapi/strapi/admin';
import { lazy, Suspense } from 'react';
import { addToForm, useEditedEntry } from '../strapi/content-manager';
import type { TitledFields } from './address-of-title';

const NAMED: TitledFields = { title: 'name', address: 'path' };
const FIELDS: Readonly<Record<string, TitledFields>> = {
  'api::knowledge.article': { title: 'title', address: 'url' },
  'api::knowledge.topic': NAMED,
  'api::knowledge.category': NAMED,
  'api::knowledge.tag': NAMED,
  'api::knowledge.series': NAMED,
  'api::knowledge.author': NAMED,
  'api::knowledge.expert': NAMED,
  'api::site.service': { title: 'name', address: 'slug' },
  'api::site.page': { title: 'title', address: 'slug' },
};

/** Knows the letters of all alphabets, which nobody has to wait for but who opens an entry with an address. */
const AddressOfTitle = lazy(async () => ({ default: (await import('./address-of-title')).AddressOfTitle }));

/** Fills the address of a new entry while its title is typed. */
export function addAddressFromTitle(app: StrapiApp): void {
  addToForm(app, {
    name: 'vitrina-address-from-title',
    Component: AddressFromTitle,
  });
}

function AddressFromTitle() {
  const { model } = useEditedEntry();
  const fields = FIELDS[model];
  if (fields === undefined) return null;
  return (
    <Suspense>
      <AddressOfTitle key={model} fields={fields} />
    </Suspense>
  );
}
