/** One direction everywhere: app → blocks → features → content / provider → packages (docs/decisions/0001). */
const FEATURE = '^frontend/src/features/([^/]+)/';

/**
 * Rooms of the site whose subject has moved into its final place, and what each may import besides itself. Files that still
 * lie loose in `src/` move later: until then a new room may read them.
 */
const ROOMS = {
  runtime: [],
  copy: [],
  elements: [],
  analytics: ['elements'],
  'price-basis': ['copy', 'elements'],
  storage: ['runtime'],
  security: ['analytics', 'storage', 'runtime'],
  readers: ['content', 'security', 'storage', 'runtime'],
  funnel: ['content', 'elements', 'security', 'storage', 'runtime'],
  checkout: ['copy', 'content', 'elements', 'funnel', 'provider', 'security', 'storage', 'runtime'],
};
const NOT_MOVED = '^frontend/src/(?:testing/|[^/]+\\.tsx?$)';

function roomRule([room, below]) {
  return {
    name: `${room}-knows-only-what-is-below-it`,
    severity: 'error',
    from: { path: `^frontend/src/${room}/` },
    to: { path: '^frontend/src/', pathNot: [`^frontend/src/(${[room, ...below].join('|')})/`, NOT_MOVED] },
  };
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or miss a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      severity: 'error',
      comment: 'What a package imports stands in its own package.json.',
      from: {},
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$|\\.css$' },
    },
    {
      name: 'ordering-knows-no-framework',
      severity: 'error',
      comment: 'What can be bought and how it is ordered must outlive any framework.',
      from: { path: '^packages/ordering/src', pathNot: ['\\.test\\.ts$', '/testing/'] },
      to: { path: '(^|/)node_modules/', pathNot: '/node_modules/(yup|uuid)/' },
    },
    {
      name: 'ordering-stands-alone',
      severity: 'error',
      from: { path: '^packages/ordering' },
      to: { path: '^(frontend|cms|packages/(sandbox|ui))' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      comment: 'Primitives get values as properties.',
      from: { path: '^packages/ui' },
      to: { path: '^(frontend|cms|packages/(ordering|sandbox))' },
    },
    {
      name: 'sandbox-knows-only-the-contract',
      severity: 'error',
      from: { path: '^packages/sandbox/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(frontend|cms|packages/(ui|ordering/src/(?!provider/contract)))' },
    },
    {
      name: 'search-language-knows-no-data',
      severity: 'error',
      comment: 'Words in, words out: the site and the CMS read a query alike.',
      from: { path: '^packages/search-language' },
      to: { path: '^(frontend|cms|packages/(?!search-language))' },
    },
    {
      name: 'cms-stands-alone',
      severity: 'error',
      comment:
        'The CMS meets the site in the committed GraphQL schema and in packages that both are made of.',
      from: { path: '^cms' },
      to: { path: '^(frontend|packages/(?!search-language))' },
    },
    {
      name: 'site-never-runs-the-sandbox',
      severity: 'error',
      // Its tests do: against a real provider.
      from: { path: '^frontend/src', pathNot: '^frontend/src/testing/' },
      to: { path: '^(packages/sandbox|cms)' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: FEATURE },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'only-routes-know-blocks',
      severity: 'error',
      comment: 'Blocks compose features; a feature that knew a block would know its neighbours.',
      from: { path: '^frontend/src/', pathNot: '^frontend/src/(app|blocks)/' },
      to: { path: '^frontend/src/blocks/' },
    },
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      from: { path: '^frontend/src', pathNot: '^frontend/src/(app|pages)/' },
      to: { path: '^frontend/src/(app|pages)/', pathNot: '\\.css$' },
    },
    {
      name: 'pages-router-needs-no-app-router',
      severity: 'error',
      comment:
        'Next.js fails a route of src/pages at its first request, not at build, when anything below it imports these.',
      from: { path: '^frontend/src/pages/' },
      to: { path: '/node_modules/(server-only|next/headers)', reachable: true },
    },
    {
      name: 'lower-layers-know-no-features',
      severity: 'error',
      from: { path: '^frontend/src/(content|provider)/' },
      to: { path: '^frontend/src/(features|site)/', pathNot: '^frontend/src/site/site\\.ts$' },
    },
    ...Object.entries(ROOMS).map(roomRule),
    {
      name: 'packages-are-entered-by-their-door',
      severity: 'error',
      from: { path: '^frontend' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: '^packages/[^/]+/src/(index\\.ts|styles\\.css)$',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next[^/]*|dist|generated|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.boundaries.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
