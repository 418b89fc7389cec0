import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { prepareData, serviceEnvironments } from './settings.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

const CMS = join(ROOT, 'cms');

/** After a change of the content model: its GraphQL schema, and the types that the site has of it. Both are committed. */
await main(async () => {
  checkNode();
  await installWorkspace();
  await writeSchema();
  await run(join('node_modules', '.bin', 'graphql-codegen'), [], { cwd: join(ROOT, 'frontend') });
  console.log('Written: cms/schema.graphql and frontend/src/content/generated.');
});

/** The CMS is compiled without its panel and loaded once on an empty database of its own: nobody has to have built or started anything. */
async function writeSchema() {
  await run('turbo', ['run', 'build', '--filter=@vitrina/cms^...']);
  // What has no source any more would still be part of the content model.
  rmSync(join(CMS, 'dist', 'src'), { recursive: true, force: true });
  await run('tsc', ['-p', '.'], { cwd: CMS });
  const data = mkdtempSync(join(tmpdir(), 'vitrina-schema-'));
  try {
    prepareData({ data });
    const ports = { site: await freePort(), cms: await freePort(), sandbox: await freePort() };
    const { cms } = serviceEnvironments({ data, ports });
    const env = { ...cms, SEED: 'false', VITRINA_DEMO: 'false', SCHEMA_FILE: join(CMS, 'schema.graphql') };
    // It loads the CMS, which writes its schema where `SCHEMA_FILE` says.
    await run(process.execPath, [join('dist', 'src', 'commands', 'migrate.js')], { cwd: CMS, env });
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}
