import type { Core } from '@strapi/strapi';
import type { PartName } from '../difference/compare-snapshots';
import { titleFieldOf } from '../entries';

/** Components by the names of the panel, with the words they begin with. */
export function partNames(strapi: Core.Strapi): PartName {
  const names = new Map<string, string>(
    Object.entries(strapi.components).map(([uid, { info }]) => [uid, info.displayName]),
  );
  return ({ component, fields }) => {
    const field = titleFieldOf(fields);
    const title = field === undefined ? undefined : fields[field];
    const words = title?.kind === 'plain' && typeof title.value === 'string' ? title.value : '';
    const name = names.get(component) ?? component;
    return words === '' ? name : `${name} «${words}»`;
  };
}
