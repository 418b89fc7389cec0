import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FieldWords } from './field-labels';
import type { ViewDeclaration } from './view-declaration';

/** How a component looks in the panel and what its fields are called there: `pluginOptions.panel` of its own file. */
export interface ComponentPanel extends ViewDeclaration {
  words?: Readonly<Record<string, FieldWords>>;
}

const FOLDER = path.resolve(__dirname, '..', 'components');

/** Of every component, by its uid as `blocks.faq`. */
export const COMPONENT_PANELS: Readonly<Record<string, ComponentPanel>> = Object.fromEntries(
  readdirSync(FOLDER).flatMap((category) => panelsIn(category)),
);

function panelsIn(category: string): [string, ComponentPanel][] {
  const files = readdirSync(path.join(FOLDER, category)).filter((file) => file.endsWith('.json'));
  return files.map((file) => {
    const { pluginOptions } = JSON.parse(readFileSync(path.join(FOLDER, category, file), 'utf8'));
    return [`${category}.${path.parse(file).name}`, pluginOptions?.panel ?? { form: [] }];
  });
}
