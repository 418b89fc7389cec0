import type { Core } from '@strapi/strapi';
import {
  componentViews,
  contentTypeViews,
  type FieldView,
  type PlacedField,
  type ViewService,
} from '../strapi/content-manager-services';
import { wordsOfField } from './special-labels';
import type { ViewDeclaration } from './view-declaration';
import { READ_ONLY_FIELDS, VIEWS } from './views';

/** Names the panel's fields in Russian and arranges them as declared: what was changed in the panel does not last. */
export async function prepareViews(strapi: Core.Strapi): Promise<void> {
  const contentTypes = contentTypeViews(strapi);
  const ours = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  for (const contentType of ours) await prepare(contentTypes, contentType);
  const components = componentViews(strapi);
  for (const component of Object.values(strapi.components)) await prepare(components, component);
}

async function prepare(service: ViewService, { uid }: { uid: string }): Promise<void> {
  const configuration = await service.findConfiguration({ uid });
  const declaration = VIEWS[uid] ?? { form: [] };
  const { settings, metadatas, layouts } = configuration;
  const fields = Object.keys(metadatas);
  const columns = declaration.columns?.filter((field) => fields.includes(field));
  const prepared = {
    ...configuration,
    settings: { ...settings, ...settingsOf(declaration) },
    metadatas: Object.fromEntries(fields.map((field) => [field, named(uid, field, metadatas[field] ?? {})])),
    layouts: { ...layouts, edit: arranged(layouts.edit, declaration.form), list: columns ?? layouts.list },
  };
  if (JSON.stringify(prepared) === JSON.stringify(configuration)) return;
  await service.updateConfiguration({ uid }, prepared);
}

function settingsOf({ sort, title, columns }: ViewDeclaration): Record<string, unknown> {
  return {
    ...(columns === undefined ? {} : { pageSize: 20 }),
    ...(title === undefined ? {} : { mainField: title }),
    ...(sort === undefined
      ? {}
      : { defaultSortBy: sort.replace('-', ''), defaultSortOrder: sort.startsWith('-') ? 'DESC' : 'ASC' }),
  };
}

function named(uid: string, field: string, view: FieldView): FieldView {
  const words = wordsOfField(field, uid);
  if (words === undefined) return view;
  const isReadOnly = READ_ONLY_FIELDS[uid]?.includes(field) ?? false;
  const edit = {
    ...view.edit,
    label: words.label,
    description: words.hint ?? '',
    ...(isReadOnly ? { editable: false } : {}),
  };
  return {
    ...view,
    ...(view.edit?.label === undefined ? {} : { edit }),
    ...(view.list === undefined ? {} : { list: { ...view.list, label: words.label } }),
  };
}

/** The declared rows, then what they do not name as it stood; a field the type does not have is left out. */
function arranged(rows: PlacedField[][], form: readonly string[]): PlacedField[][] {
  const known = rows.flat().map(({ name }) => name);
  const declared = form.map((row) => placed(row).filter(({ name }) => known.includes(name)));
  const names = declared.flat().map(({ name }) => name);
  const rest = rows.map((row) => row.filter(({ name }) => !names.includes(name)));
  return [...declared, ...rest].filter(({ length }) => length > 0);
}

function placed(row: string): PlacedField[] {
  const fields = row.split(' ');
  return fields.map((field) => {
    const [name = field, size] = field.split('/');
    return { name, size: size === undefined ? 12 / fields.length : Number(size) };
  });
}
