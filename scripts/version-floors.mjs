/**
 * Versions with a known hole, by package. A version of the lockfile that falls into a range fails `npm run verify`, without a network;
 * `npm run audit` asks the registry for what has become known since (docs/operations.md, 'Where packages come from').
 * @type {Readonly<Record<string, { vulnerable: string, because: string }>>}
 */
export const VERSION_FLOORS = {
  // What the shop stands on: the floors that its own review has set.
  next: {
    vulnerable: '<16.2.11',
    because: 'code of a visitor in server actions, caches that answer for others',
  },
  react: { vulnerable: '>=19.0.0 <19.2.6', because: 'the protocol of server components' },
  'react-dom': { vulnerable: '>=19.0.0 <19.2.6', because: 'the protocol of server components' },
  '@strapi/strapi': { vulnerable: '<5.48.1', because: 'rights of the panel, private fields by filters' },
  '@strapi/core': { vulnerable: '<5.48.1', because: 'private fields by filters' },
  '@strapi/admin': { vulnerable: '<5.48.1', because: 'rights of the panel' },
  '@strapi/plugin-upload': { vulnerable: '<5.48.1', because: 'files that are more than they say' },
  // What stands between them and a stranger's bytes.
  '@apollo/server': { vulnerable: '<4.11.0', because: 'requests that cost more than they may' },
  '@babel/helpers': { vulnerable: '<7.26.10', because: 'slow regular expressions in what it makes' },
  axios: {
    vulnerable: '<0.30.2 || >=1.0.0 <1.12.0',
    because: 'answers without a bound, addresses of others',
  },
  'body-parser': { vulnerable: '<1.20.3 || >=2.0.0 <2.2.1', because: 'bodies without a bound' },
  'brace-expansion': {
    vulnerable: '<1.1.12 || >=2.0.0 <2.0.2 || >=3.0.0 <3.0.1 || >=4.0.0 <4.0.1',
    because: 'slow regular expressions',
  },
  braces: { vulnerable: '<3.0.3', because: 'memory without a bound' },
  cookie: { vulnerable: '<0.7.0', because: 'names that write other cookies' },
  'cross-spawn': { vulnerable: '<6.0.6 || >=7.0.0 <7.0.5', because: 'slow regular expressions' },
  dompurify: { vulnerable: '<2.5.8 || >=3.0.0 <3.2.4', because: 'markup that passes as clean' },
  esbuild: { vulnerable: '<0.25.0', because: 'its own server answers everybody' },
  'fast-xml-parser': { vulnerable: '<4.4.1', because: 'slow regular expressions' },
  fastify: { vulnerable: '<4.29.1 || >=5.0.0 <5.3.2', because: 'bodies that pass no check' },
  'follow-redirects': { vulnerable: '<1.15.6', because: 'it hands credentials to another host' },
  'form-data': {
    vulnerable: '<2.5.4 || >=3.0.0 <3.0.4 || >=4.0.0 <4.0.4',
    because: 'boundaries that can be guessed',
  },
  glob: {
    vulnerable: '>=10.2.0 <10.5.0 || >=11.0.0 <11.1.0',
    because: 'names of files that its command runs',
  },
  graphql: { vulnerable: '>=16.3.0 <16.8.1', because: 'questions that are never checked to their end' },
  'js-yaml': { vulnerable: '<3.14.2 || >=4.0.0 <4.1.1', because: 'keys that change prototypes' },
  json5: { vulnerable: '<1.0.2 || >=2.0.0 <2.2.2', because: 'keys that change prototypes' },
  jsonwebtoken: { vulnerable: '<9.0.0', because: 'tokens that nobody has signed' },
  jws: { vulnerable: '<3.2.3 || =4.0.0', because: 'signatures that are not checked' },
  koa: { vulnerable: '<2.16.2 || >=3.0.0 <3.0.1', because: 'headers that send a visitor away' },
  lodash: { vulnerable: '<4.17.21', because: 'templates that run code, keys that change prototypes' },
  'mdast-util-to-hast': { vulnerable: '>=13.0.0 <13.2.1', because: 'class names of an author in the markup' },
  micromatch: { vulnerable: '<4.0.8', because: 'slow regular expressions' },
  minimatch: { vulnerable: '<3.0.5', because: 'slow regular expressions' },
  minimist: { vulnerable: '<0.2.4 || >=1.0.0 <1.2.6', because: 'keys that change prototypes' },
  nanoid: { vulnerable: '<3.3.8 || >=4.0.0 <5.0.9', because: 'names that can be guessed' },
  nodemailer: { vulnerable: '<7.0.7', because: 'letters that go to another domain' },
  'path-to-regexp': {
    vulnerable: '<0.1.12 || >=0.2.0 <1.9.0 || >=2.0.0 <3.3.0 || >=4.0.0 <6.3.0 || >=7.0.0 <8.0.0',
    because: 'slow regular expressions',
  },
  pg: { vulnerable: '<7.1.2', because: 'names of columns that run code' },
  postcss: { vulnerable: '<8.4.31', because: 'comments that pass for rules' },
  prismjs: { vulnerable: '<1.30.0', because: 'markup that changes what it reads' },
  qs: { vulnerable: '<6.14.1', because: 'arrays without a bound' },
  semver: { vulnerable: '<5.7.2 || >=6.0.0 <6.3.1 || >=7.0.0 <7.5.2', because: 'slow regular expressions' },
  send: { vulnerable: '<0.19.0', because: 'markup in its redirects' },
  'serialize-javascript': { vulnerable: '<6.0.2', because: 'text that becomes code' },
  'sha.js': { vulnerable: '<2.4.12', because: 'sums of what is no text' },
  sharp: { vulnerable: '<0.32.6', because: 'pictures that write past their memory' },
  tar: { vulnerable: '<6.2.1', because: 'files outside of its folder' },
  tmp: { vulnerable: '<0.2.4', because: 'links that lead outside of its folder' },
  'tough-cookie': { vulnerable: '<4.1.3', because: 'keys that change prototypes' },
  undici: {
    vulnerable: '<5.28.5 || >=6.0.0 <6.21.2 || >=7.0.0 <7.5.0',
    because: 'boundaries that can be guessed',
  },
  validator: { vulnerable: '<13.15.20', because: 'addresses that pass for others' },
  vite: { vulnerable: '<5.4.19 || >=6.0.0 <6.3.4', because: 'its own server reads files for everybody' },
  'word-wrap': { vulnerable: '<1.2.4', because: 'slow regular expressions' },
  ws: {
    vulnerable: '<5.2.4 || >=6.0.0 <6.2.3 || >=7.0.0 <7.5.10 || >=8.0.0 <8.17.1',
    because: 'headers that end it',
  },
};

/** Of these the hole is known and cannot be reached; whoever adds one says why. */
export const ACCEPTED = {
  'esbuild@0.21.5':
    'Vite 5 of Strapi builds the panel with it; its server, which has the hole, is never started',
};
