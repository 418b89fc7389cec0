import { Stop } from '../toolchain.mjs';
import { filled, refuseExisting, withInserted, write } from './files.mjs';
import { checkName, checkTitle, inCamelCase, inPascalCase } from './names.mjs';

const EXAMPLE = `npm run new:block -- reviews 'Отзывы'`;
const KINDS = 'packages/content-contract/src/content-names.ts';
const DEFINITIONS = 'frontend/src/blocks/definitions.ts';
/** Names of the view's own parts, and of fields that Strapi or the block itself has. */
const TAKEN = [
  ...['block-section', 'paragraphs', 'graphql', 'present', 'introduced', 'block-definition', 'block-props'],
  ...['title', 'text', 'kind', 'status', 'meta', 'locale', 'localizations', 'strapi', 'document-id'],
];

/**
 * Writes a block of a title and up to twelve texts with titles, to be made into what is wanted: its component, its definition and its test,
 * and its line in each of the two lists of blocks. Answers the files that it has written or changed.
 * @param {string} root
 * @param {readonly (string | undefined)[]} args its name, and what it is called in Russian
 */
export function writeBlock(root, [name, called]) {
  const kind = checkName(name, EXAMPLE);
  const title = checkTitle(called, EXAMPLE);
  if (TAKEN.includes(kind))
    throw new Stop(`'${kind}' means something else in the code of blocks: choose another.`);
  const pascal = inPascalCase(kind);
  const words = { kind, title, pascal, camel: inCamelCase(kind), field: kind.replaceAll('-', '_') };
  const own = {
    component: `cms/src/components/blocks/${kind}.json`,
    part: `cms/src/components/parts/${kind}-entry.json`,
    definition: `frontend/src/blocks/kinds/${kind}.tsx`,
    test: `frontend/src/blocks/kinds/${kind}.test.ts`,
  };
  refuseExisting(root, Object.values(own));
  const key = words.camel === kind ? kind : `'${kind}': ${words.camel}`;
  const files = new Map([
    [own.component, filled('block/component.json', words)],
    [own.part, filled('block/part.json', words)],
    [
      KINDS,
      withInserted(root, KINDS, { text: `  '${kind}',\n`, after: /BLOCK_KINDS = \[/, before: /\] as const/ }),
    ],
    [own.definition, filled('block/definition.tsx', words)],
    [own.test, filled('block/definition.test.ts', words)],
    [
      DEFINITIONS,
      withInserted(root, DEFINITIONS, {
        text: `  ${key},\n`,
        after: /DEFINITIONS = \{/,
        before: /\} satisfies/,
      }),
    ],
  ]);
  files.set(DEFINITIONS, `import { ${words.camel} } from './kinds/${kind}';\n${files.get(DEFINITIONS)}`);
  return write(root, files);
}
