import type { Core } from '@strapi/strapi';
import { fieldOf } from '../field-of';
import { labelOf } from '../panel/special-labels';
import type { PreviewedUid } from './previewed';

interface Faults {
  /** Names of fields without which there is no page. */
  missing: string[];
  /** Sentences about what of the page will not be seen. */
  remarks: string[];
}

/** A draft may lack what publishing requires; the site could not read it then, so the person hears what it is. */
export function faultsOfDraft(strapi: Core.Strapi, uid: PreviewedUid, draft: unknown): Faults {
  const blocks = fieldOf(draft, 'blocks');
  const remarks = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) => {
    const name = fieldOf(block, '__component');
    const component = typeof name === 'string' ? strapi.components[componentUid(name)] : undefined;
    if (component === undefined) return [];
    const lacking = emptyFields(strapi, component.attributes, block);
    return lacking.length === 0
      ? []
      : [
          `Блок ${index + 1} («${component.info.displayName}») показан не весь, заполните: ${lacking.join(', ')}.`,
        ];
  });
  return { missing: emptyFields(strapi, strapi.contentType(uid).attributes, draft), remarks };
}

function emptyFields(strapi: Core.Strapi, attributes: object, entry: unknown): string[] {
  return Object.entries(attributes).flatMap(([name, attribute]: [string, unknown]) => {
    const value = fieldOf(entry, name);
    if (fieldOf(attribute, 'type') === 'component') return emptyParts(strapi, attribute, value);
    const isEmpty = value === null || value === undefined || value === '';
    return fieldOf(attribute, 'required') === true && isEmpty ? [`«${labelOf(name)}»`] : [];
  });
}

function emptyParts(strapi: Core.Strapi, attribute: unknown, value: unknown): string[] {
  const part = strapi.components[componentUid(String(fieldOf(attribute, 'component')))];
  const parts: unknown[] = Array.isArray(value) ? value : value ? [value] : [];
  if (part === undefined) return [];
  return [...new Set(parts.flatMap((entry) => emptyFields(strapi, part.attributes, entry)))];
}

function componentUid(name: string): `${string}.${string}` {
  const [category = '', own = ''] = name.split('.');
  return `${category}.${own}`;
}
