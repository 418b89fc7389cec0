import type { Core } from '@strapi/strapi';
import { CONTENT } from '../content';
import { FIELD_LABELS } from './field-labels';

/** The field that names a row of a list; Strapi would take the first text, or the row's number in the database. */
const ROW_TITLES: Record<string, string> = {
  'commerce.configurator-rule': 'configurator_id',
  'commerce.payment-period': 'code',
  'parts.comparison-row': 'label',
  'parts.fact': 'label',
  'parts.question': 'question',
};

/** Fields that take a whole row of the form. */
const WIDE_FIELDS: Record<string, string> = {
  'api::knowledge.article': 'text',
  'blocks.code': 'code',
  'blocks.hero': 'lead',
  'parts.question': 'answer',
};

interface FieldView {
  edit?: { label?: string; description?: string };
  list?: { label?: string };
}

interface PlacedField {
  name: string;
  size: number;
}

interface ViewConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldView>;
  layouts: { edit: PlacedField[][] };
}

/** Strapi publishes no types for this service; these are the parts used here. */
interface ViewService {
  findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: ViewConfiguration): Promise<unknown>;
}

/** Names the panel's fields in Russian and arranges them. A label somebody has changed in the panel is left as it is. */
export async function prepareViews(strapi: Core.Strapi): Promise<void> {
  const contentTypes: ViewService = strapi.plugin('content-manager').service('content-types');
  for (const uid of CONTENT) await prepare(contentTypes, strapi.contentType(uid));
  const components: ViewService = strapi.plugin('content-manager').service('components');
  for (const component of Object.values(strapi.components)) await prepare(components, component);
}

async function prepare(service: ViewService, model: { uid: string }): Promise<void> {
  const configuration = await service.findConfiguration(model);
  const { settings, metadatas, layouts } = configuration;
  const title = ROW_TITLES[model.uid];
  const prepared = {
    ...configuration,
    settings: title === undefined ? settings : { ...settings, mainField: title },
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([field, view]) => [field, labelled(field, view)]),
    ),
    layouts: { ...layouts, edit: widened(layouts.edit, WIDE_FIELDS[model.uid]) },
  };
  if (JSON.stringify(prepared) === JSON.stringify(configuration)) return;
  await service.updateConfiguration(model, prepared);
}

function labelled(field: string, view: FieldView): FieldView {
  const words = FIELD_LABELS[field];
  if (words === undefined || view.edit?.label !== field) return view;
  const hint = words.hint === undefined ? {} : { description: words.hint };
  return {
    ...view,
    edit: { ...view.edit, label: words.label, ...hint },
    ...(view.list === undefined ? {} : { list: { ...view.list, label: words.label } }),
  };
}

/** The rows with the field alone in one of its own, below its former neighbours. */
function widened(rows: PlacedField[][], field: string | undefined): PlacedField[][] {
  return rows.flatMap((row) => {
    if (!row.some(({ name }) => name === field)) return [row];
    const wide = row.map((placed) => (placed.name === field ? { ...placed, size: 12 } : placed));
    const rest = wide.filter(({ name }) => name !== field);
    return [rest, wide.filter(({ name }) => name === field)].filter(({ length }) => length > 0);
  });
}
