import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressedAt, placedIn } from './places.mjs';

/** What an operator of a trial puts into both files: the sandbox as the provider, and the ports and folders of the trial. */
const places = JSON.parse(process.env.VITRINA_TRIAL ?? '');
for (const name of ['site.env', 'cms.env']) {
  const file = join(places.root, 'etc', 'vitrina', name);
  writeFileSync(file, addressedAt(places)(placedIn(places)(readFileSync(file, 'utf8'))), { mode: 0o640 });
}
