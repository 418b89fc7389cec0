import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, type DocumentNode, Kind, visit } from 'graphql';
import { expect, test } from 'vitest';
import * as generated from './generated/graphql';

const SCHEMA = fileURLToPath(new URL('../../../cms/schema.graphql', import.meta.url));
const asked = buildSchema(readFileSync(SCHEMA, 'utf8')).getQueryType()?.getFields() ?? {};

/** The CMS answers a question that names no language in the shop's first one, also on a page of another. */
test('what is asked of translated content names its language', () => {
  const documents = Object.values(generated).filter(isDocument);
  expect(documents.length).toBeGreaterThan(20);
  expect(documents.flatMap(untold)).toEqual([]);
});

function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;
}

/** Its questions that do not say in which language, as `Query: field`. */
function untold(document: DocumentNode): string[] {
  const found: string[] = [];
  visit(document, {
    OperationDefinition({ name, selectionSet }) {
      for (const field of selectionSet.selections) {
        if (field.kind !== Kind.FIELD) continue;
        const isTranslated = asked[field.name.value]?.args.some((argument) => argument.name === 'locale');
        const isTold = field.arguments?.some((argument) => argument.name.value === 'locale');
        if (isTranslated && !isTold) found.push(`${name?.value}: ${field.name.value}`);
      }
    },
  });
  return found;
}
