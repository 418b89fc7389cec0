import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../toolchain.mjs';
import { filled, refuseExisting, withInserted, write } from './files.mjs';
import { checkEnglish, checkName, checkTitle, inCamelCase, inPascalCase } from './names.mjs';

const EXAMPLE = `npm run new:page -- partners 'Партнёрам' 'For partners'`;
const ADDRESSES = 'packages/content-contract/src/addresses.ts';
const PATHS = 'frontend/src/urls/paths.ts';
const PAGE_TYPES = 'frontend/e2e/page-types.ts';
const WEIGHED = 'scripts/bench-weight/public-pages.mjs';
const SCREENS = 'docs/screens.md';

/**
 * Writes a page that is the same for everyone, at an address of its own: its route, what it shows, the tests of both, and its line in each
 * list of pages. Answers the files that it has written or changed.
 * @param {string} root
 * @param {readonly (string | undefined)[]} args its address without the slash, its title in Russian and in English
 */
export function writePage(root, [given, called, inEnglish]) {
  const name = checkName(given, EXAMPLE);
  const title = checkTitle(called, EXAMPLE);
  const english = checkEnglish(inEnglish, EXAMPLE);
  const words = { name, title, english, pascal: inPascalCase(name), camel: inCamelCase(name) };
  refuseTaken(root, words);
  const own = {
    page: `frontend/src/pages/${name}.tsx`,
    russian: `frontend/src/messages/ru/${name}.ts`,
    english: `frontend/src/messages/en/${name}.ts`,
    view: `frontend/src/features/${name}/${name}-view.tsx`,
    test: `frontend/src/features/${name}/${name}-view.test.ts`,
    journey: `frontend/e2e/read-${name}.spec.ts`,
  };
  refuseExisting(root, [
    ...Object.values(own),
    // A namespace with markup in its words.
    ...[own.russian, own.english].map((file) => `${file}x`),
    `frontend/src/features/${name}`,
    `frontend/src/pages/${name}`,
  ]);
  /** @param {string} file @param {Parameters<typeof withInserted>[2]} change @returns {[string, string]} */
  const changed = (file, change) => [file, withInserted(root, file, change)];
  return write(
    root,
    new Map([
      [own.page, filled('page/page.tsx', words)],
      [own.russian, `export const title = '${title}';\n`],
      [own.english, `export const title = '${english}';\n`],
      ...['ru', 'en'].map((language) =>
        changed(`frontend/src/messages/${language}/index.ts`, {
          text: `export * as ${words.camel} from './${name}';\n`,
          before: /^export \* as units/m,
        }),
      ),
      [own.view, filled('page/view.tsx', words)],
      [own.test, filled('page/view.test.ts', words)],
      [own.journey, filled('page/page.spec.ts', words)],
      changed(ADDRESSES, { text: `, '/${name}'`, after: /OWN_DOCUMENTS/, before: /,?\s*\];/ }),
      changed(PATHS, {
        text: `    get ${words.camel}() {\n      return at('/${name}');\n    },\n`,
        after: /function addresses/,
        before: /^ {2}\} as const;/m,
      }),
      changed(PAGE_TYPES, { text: `  '${name}': '/${name}',\n`, before: / {2}search:/ }),
      changed(WEIGHED, { text: `|${name}`, after: /a page at an address of its own/, before: /\)\$\)\[/ }),
      changed(SCREENS, { text: `- \`/${name}\`, '${title}';\n`, before: /- in the panel a list/ }),
    ]),
  );
}

/**
 * Throws where the address, or the name of its path in the code, means something already.
 * @param {string} root
 * @param {{ name: string, camel: string }} words
 */
function refuseTaken(root, { name, camel }) {
  const addresses = readFileSync(join(root, ADDRESSES), 'utf8');
  const paths = readFileSync(join(root, PATHS), 'utf8');
  if (
    new RegExp(`'/?${name}[.']`).test(addresses) ||
    new RegExp(`^ {4}(?:get )?${camel}[:(]`, 'm').test(paths)
  )
    throw new Stop(`The site has /${name}, or something of that name, already: choose another.`);
}
