import type { CodegenConfig } from '@graphql-codegen/cli';
import { BLOCK_KINDS } from '@vitrina/content-contract/content-names';

/** Each kind of block has a fragment in its definition, as HeroBlock; a page asks for all of them. */
const FRAGMENTS = BLOCK_KINDS.map((kind) => {
  const words = kind.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `...${words.join('')}Block`;
});

/** GraphQL has a type of its own for the blocks of each type of page. */
const blocksOf = (type: string) =>
  `fragment ${type}Blocks on ${type}BlocksDynamicZone { __typename ${FRAGMENTS.join(' ')} }`;

const config: CodegenConfig = {
  schema: '../cms/schema.graphql',
  documents: [
    ...['src/content/queries.ts', 'src/content/page-queries.ts', 'src/content/article-queries.ts'],
    'src/blocks/kinds/*.tsx',
    ...['Service', 'Page'].map(blocksOf),
  ],
  generates: {
    './src/content/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        defaultScalarType: 'unknown',
        scalars: { DateTime: 'string', Date: 'string', JSON: 'unknown' },
      },
    },
  },
};

export default config;
