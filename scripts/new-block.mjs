import { writeBlock } from './generate/write-block.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/** `npm run new:block -- reviews 'Отзывы'`: a block that editors can choose at once, to be changed into what is wanted. */
await main(async () => {
  checkNode();
  const [name, title] = process.argv.slice(2);
  const files = writeBlock(ROOT, [name, title]);
  console.log(`Written or changed:\n${files.map((file) => `  ${file}`).join('\n')}`);
  await installWorkspace();
  await run('biome', ['check', '--write', ...files]);
  console.log('The schema of the CMS and the types of the site are written anew; it takes some minutes …');
  await run(process.execPath, ['scripts/schema.mjs'], { show: true });
  console.log(`
The block is on no page yet: npm run dev, then add it to a page in the CMS.
Change its fields in the two files of cms/src/components, then what is read and shown in frontend/src/blocks/kinds/${name}.tsx.
After a change of its fields:   npm run schema
Its own test:                   npx vitest run --project site blocks/kinds/${name}
Everything:                     npm run verify`);
});
