import { readdirSync } from 'node:fs';

/**
 * The rooms of the site from the lowest floor to the highest, and what each may import besides itself: only rooms that stand above it
 * in this table, so no two can import each other (docs/decisions/0063).
 */
const CORE = ['messages', 'copy', 'urls', 'products', 'observability', 'runtime', 'adapters'];
const DATA = ['storage', 'security', 'content', 'provider', 'rendering'];
const PAGE = [
  ...CORE,
  ...DATA,
  'elements',
  'analytics',
  'price-basis',
  'readers',
  'funnel',
  'documents',
  'preview',
];
const FLOORS = [...PAGE, 'checkout', 'forms', 'features'];
const ROOMS = {
  messages: [],
  runtime: ['messages'],
  adapters: ['messages', 'runtime'],
  elements: ['messages'],
  copy: ['messages', 'runtime'],
  urls: ['messages', 'copy', 'runtime'],
  products: ['messages', 'copy', 'urls'],
  observability: ['urls', 'runtime'],
  analytics: ['messages', 'elements'],
  'price-basis': ['messages', 'copy', 'elements'],
  storage: ['observability', 'runtime'],
  security: ['messages', 'analytics', 'storage', 'observability', 'runtime'],
  content: ['messages', 'adapters', 'analytics', 'storage', 'copy', 'urls', 'observability', 'runtime'],
  provider: ['messages', 'adapters', 'copy', 'observability', 'runtime'],
  rendering: ['messages', 'content', 'urls', 'observability', 'runtime'],
  readers: ['messages', 'content', 'security', 'storage', 'copy', 'observability', 'runtime'],
  funnel: ['messages', 'content', 'elements', 'security', 'storage', 'observability', 'runtime'],
  documents: ['rendering', 'content', 'analytics', 'elements', ...CORE],
  preview: ['documents', 'content', ...CORE],
  checkout: [...CORE, 'content', 'elements', 'funnel', 'provider', 'security', 'storage'],
  forms: ['documents', 'security', 'elements', ...CORE],
  features: [...PAGE, 'checkout', 'forms'],
  blocks: FLOORS,
  home: FLOORS,
  reading: FLOORS,
  feeds: FLOORS,
  applications: FLOORS,
  styleguide: FLOORS,
  islands: ['home', 'blocks', 'applications', 'features', 'documents'],
  doctor: ['adapters', 'runtime'],
  pages: [...FLOORS, 'doctor', 'blocks', 'home', 'applications', 'reading', 'feeds'],
  app: [...FLOORS, 'blocks', 'styleguide'],
  testing: [...FLOORS],
};
/** What Next.js calls by its place, and a test of a route of its API, beside which none may stand. */
const LOOSE = ['proxy.ts', 'proxy.test.ts', 'instrumentation.ts', 'made-in-new-shell.test.ts'];

const SITE = new URL('frontend/src/', import.meta.url);
for (const { name } of readdirSync(SITE, { withFileTypes: true }))
  if (!LOOSE.includes(name) && !Object.hasOwn(ROOMS, name))
    throw new Error(`frontend/src/${name} has no line in the table of rooms (.dependency-cruiser.mjs)`);
Object.entries(ROOMS).forEach(([room, below], at, rooms) => {
  const lower = rooms.slice(0, at).map(([name]) => name);
  const wrong = below.find((name) => !lower.includes(name));
  if (wrong)
    throw new Error(`The room ${room} may not import ${wrong}, which does not stand above it in the table.`);
});

/** Tests may stand on the helpers of `testing/`; styles lie where the first page needs them. */
const FOR_EVERYBODY = '^frontend/src/testing/|\\.css$';

/**
 * @param {[room: string, below: readonly string[]]} row
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function roomRule([room, below]) {
  return {
    name: `${room}-knows-only-what-is-below-it`,
    severity: 'error',
    from: { path: `^frontend/src/${room}/` },
    to: {
      path: '^frontend/src/',
      pathNot: [`^frontend/src/(${[room, ...below].join('|')})/`, FOR_EVERYBODY],
    },
  };
}

const FEATURE = '^frontend/src/features/([^/]+)/';

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
      comment: 'The core knows no provider: an adapter fulfils what it needs (src/provider.ts).',
      to: { path: '^(frontend|cms|packages/(?!ordering))' },
    },
    {
      name: 'an-adapter-knows-the-core-alone',
      severity: 'error',
      comment: 'And what all adapters call over. No adapter knows another.',
      from: { path: '^packages/(provider-[^/]+)' },
      to: {
        path: '^(frontend|cms|packages)/',
        pathNot: [
          '^packages/$1/',
          '^packages/provider-http/',
          '^packages/ordering/src/(index|testing/index|conformance/index)\\.ts',
        ],
      },
    },
    {
      name: 'only-adapters-know-a-provider',
      severity: 'error',
      comment: 'The site is handed a provider by one file, whichever it is.',
      from: {
        path: '^frontend/src',
        pathNot: ['^frontend/src/(adapters|provider|doctor|testing)/', '\\.test\\.tsx?$'],
      },
      to: { path: '^packages/provider-' },
    },
    {
      name: 'ui-knows-no-data',
      severity: 'error',
      comment: 'Primitives get values as properties.',
      from: { path: '^packages/ui' },
      to: { path: '^(frontend|cms|packages/(?!ui))' },
    },
    {
      name: 'sandbox-knows-only-the-contract',
      severity: 'error',
      comment: 'A replay is no part of the provider: it is a customer of one that it starts.',
      from: { path: '^packages/sandbox/src', pathNot: '\\.test\\.ts$|^packages/sandbox/src/replay/' },
      to: { path: '^(frontend|cms|packages/(?!sandbox|brand|provider-api/src/contract/))' },
    },
    {
      name: 'a-replay-stands-alone',
      severity: 'error',
      comment: 'Nothing of the provider that is played knows of it.',
      from: { path: '^packages/sandbox/src', pathNot: '^packages/sandbox/src/replay/' },
      to: { path: '^packages/sandbox/src/replay/' },
    },
    {
      name: 'search-language-knows-no-data',
      severity: 'error',
      comment: 'Words in, words out: the site and the CMS read a query alike.',
      from: { path: '^packages/search-language' },
      to: { path: '^(frontend|cms|packages/(?!search-language))' },
    },
    {
      name: 'telemetry-knows-no-service',
      severity: 'error',
      comment: 'What the site and the CMS are watched by is the same for both.',
      from: { path: '^packages/telemetry' },
      to: { path: '^(frontend|cms|packages/(?!telemetry))' },
    },
    {
      name: 'brand-knows-no-service',
      severity: 'error',
      comment: 'The site, the panel and the sandbox are all dressed by it.',
      from: { path: '^packages/brand' },
      to: { path: '^(frontend|cms|packages/(?!brand))' },
    },
    {
      name: 'content-contract-imports-nothing',
      severity: 'error',
      comment: 'Data and pure functions that CMS and site must agree on.',
      from: { path: '^packages/content-contract/src', pathNot: '\\.test\\.ts$' },
      to: { path: '^(frontend|cms|packages/(?!content-contract))|(^|/)node_modules/' },
    },
    {
      name: 'cms-stands-alone',
      severity: 'error',
      comment:
        'The CMS meets the site in the committed GraphQL schema and in packages that both are made of.',
      from: { path: '^cms' },
      to: { path: '^(frontend|packages/(?!search-language|content-contract|telemetry|brand))' },
    },
    {
      name: 'the-room-of-strapi-knows-no-domain',
      severity: 'error',
      comment:
        'It says what Strapi has inside, for everything else to build on; an upgrade is mended there alone.',
      from: { path: '^cms/src/strapi/' },
      to: { path: '^cms/src/(?!strapi/|env\\.ts$)' },
    },
    {
      name: 'the-panel-is-no-server',
      severity: 'error',
      comment: 'What runs in a browser cannot reach into Strapi, and the other way round.',
      from: { path: '^cms/src/(admin|strapi)/' },
      to: { path: '^cms/src/(admin|strapi)/', pathNot: '^cms/src/$1/' },
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
      name: 'views-of-blocks-ask-nobody',
      severity: 'error',
      comment:
        'What a block shows is loaded before (blocks/load-blocks.ts); its view is bundled for the browser.',
      from: { path: '^frontend/src/blocks/(kinds/)?[^/]+\\.tsx$', pathNot: '\\.test\\.tsx$' },
      to: {
        path: ['^frontend/src/(provider|storage|security)/', '/(get|find|load)-[^/]+\\.ts$'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'pages-router-needs-no-app-router',
      severity: 'error',
      comment:
        'Next.js fails a route of src/pages at its first request, not at build, when anything below it imports these; what documents keep of the CMS and the provider is kept by us (record 0034).',
      from: { path: '^frontend/src/pages/' },
      to: { path: '/node_modules/(server-only|next/(headers|navigation|cache))', reachable: true },
    },
    ...Object.entries(ROOMS).map(roomRule),
    {
      name: 'packages-are-entered-by-their-door',
      severity: 'error',
      from: { path: '^frontend' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot:
          '^packages/((content-contract|brand)/src/|ordering/src/testing/index\\.ts$|[^/]+/src/(index\\.ts|styles\\.css)$)',
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
