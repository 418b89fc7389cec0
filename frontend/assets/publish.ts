import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';

/** Puts a file among the public ones, named by its content, so that a browser may keep it for good. Answers its address. */
export async function publish(publicFolder: string, file: string, content: Uint8Array): Promise<string> {
  const { dir, name, ext } = parse(file);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const address = `/${dir}/${name}-${hash}${ext}`;
  await mkdir(join(publicFolder, dir), { recursive: true });
  await writeFile(join(publicFolder, address), content);
  return address;
}
