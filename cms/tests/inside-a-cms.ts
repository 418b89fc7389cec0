import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { prepare, REQUIRED, temporaryFolder, type Variables } from './running-cms';

/**
 * Loads the built CMS on the database of the variables, as a start does, and answers what the file `inside/<name>.cjs` found out in
 * it: what no request could bring about, as two instances at the same line.
 */
export async function insideACms(name: string, variables: Variables): Promise<unknown> {
  const { folder, remove } = await temporaryFolder();
  try {
    const chosen = { ...REQUIRED, PUBLIC_FOLDER: folder, ...variables };
    await prepare(chosen);
    const { PATH = '', HOME = '' } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'production', ...chosen };
    const script = path.join(import.meta.dirname, 'inside', 'run.cjs');
    const { stdout } = await promisify(execFile)(process.execPath, [script, 'start', name], { env });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  } finally {
    await remove();
  }
}
