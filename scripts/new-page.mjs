import { writePage } from './generate/write-page.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/** `npm run new:page -- partners 'Партнёрам' 'For partners'`: a page of code that is the same for everyone. Pages of text are made in the CMS. */
await main(async () => {
  checkNode();
  const [name, title, english] = process.argv.slice(2);
  const files = writePage(ROOT, [name, title, english]);
  console.log(`Written or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  await installWorkspace();
  await run('biome', ['check', '--write', ...files.filter((file) => !file.endsWith('.md'))]);
  console.log(`
npm run dev shows it at /${name}. What it says: frontend/src/features/${name}/${name}-view.tsx.
Nothing leads there yet but the map of the site: an editor can put it into the menu or the footer in the CMS. A page of an editor at
/${name}, if there is one, has to move.
Its own test:                   npx vitest run --project site features/${name}
Its journey in a browser:       npm run build && (cd frontend && npx playwright test read-${name})
Everything:                     npm run verify`);
});
