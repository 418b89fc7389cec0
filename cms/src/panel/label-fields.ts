import type { Core } from '@strapi/strapi';
import { CONTENT } from '../content';
import { FIELD_LABELS } from './field-labels';

interface FieldView {
  edit?: { label?: string; description?: string };
  list?: { label?: string };
}

interface ViewConfiguration {
  settings: Record<string, unknown>;
  metadatas: Record<string, FieldView>;
  layouts: Record<string, unknown>;
}

/** Strapi publishes no types for this service; these are the parts used here. */
interface ViewService {
  findConfiguration(model: { uid: string }): Promise<ViewConfiguration>;
  updateConfiguration(model: { uid: string }, configuration: ViewConfiguration): Promise<unknown>;
}

/** Names the panel's fields in Russian. A label somebody has changed in the panel is left as it is. */
export async function labelFields(strapi: Core.Strapi): Promise<void> {
  const contentTypes: ViewService = strapi.plugin('content-manager').service('content-types');
  for (const uid of CONTENT) await label(contentTypes, strapi.contentType(uid));
  const components: ViewService = strapi.plugin('content-manager').service('components');
  for (const component of Object.values(strapi.components)) await label(components, component);
}

async function label(service: ViewService, model: { uid: string }): Promise<void> {
  const configuration = await service.findConfiguration(model);
  const metadatas = Object.fromEntries(
    Object.entries(configuration.metadatas).map(([field, view]) => [field, labelled(field, view)]),
  );
  if (JSON.stringify(metadatas) === JSON.stringify(configuration.metadatas)) return;
  await service.updateConfiguration(model, { ...configuration, metadatas });
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
