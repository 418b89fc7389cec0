import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

/** Writes what the workspace is made of as CycloneDX, from the lockfile alone: `npm run sbom -- out.json`. The same lockfile gives the same bytes. */
await main(async () => {
  checkNode();
  await installWorkspace();
  const [name = 'test-results/sbom.json'] = process.argv.slice(2);
  const file = resolve(name);
  mkdirSync(dirname(file), { recursive: true });
  const raw = `${file}.raw`;
  await run('pnpm', [
    ...['sbom', '--lockfile-only', '--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6'],
    ...['--sbom-type', 'application', '--out', raw],
  ]);
  const { orderBom } = await import('./bom.mjs');
  const lockfile = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8');
  const bom = orderBom(JSON.parse(readFileSync(raw, 'utf8')), lockfile, workspacePackages());
  rmSync(raw);
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`${bom.components.length} components in ${file}`);
});

/** The site and the CMS are the product itself, whose name is that of the root. */
function workspacePackages() {
  const folders = ['.', ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)];
  return new Map(
    folders.map((folder) => [folder, JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'))]),
  );
}
