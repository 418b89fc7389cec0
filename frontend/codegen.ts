import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: '../cms/schema.graphql',
  documents: ['src/content/queries.ts', 'src/content/page-queries.ts', 'src/content/article-queries.ts'],
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
