import type { Opened } from './cms-pool';
import { askPool, prepare, REQUIRED, readLog, temporaryFolder, type Variables } from './running-cms';

/**
 * Loads the built CMS on the database of the variables, as a start does, and answers what the file `inside/<name>.cjs` found out in
 * it: what no request could bring about, as two instances at the same line.
 */
export async function insideACms(name: string, variables: Variables): Promise<unknown> {
  const { folder, remove } = await temporaryFolder();
  try {
    const chosen = { ...REQUIRED, PUBLIC_FOLDER: folder, ...variables };
    await prepare(chosen);
    const opened = await askPool<Opened>('/open', { variables: chosen, inside: name });
    if (opened.isEnded)
      throw new Error(`What ${name} does in a CMS has failed, or took too long:\n${readLog(opened)}`);
    await askPool('/close', opened);
    return opened.answer;
  } finally {
    await remove();
  }
}
