import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readArticleFile, transcriptName } from '../markdown/article-file';
import { type CheckRecord, faultOf, printCheckRecord } from './check-record';
import { checkedBlocks, codeFingerprint } from './checked-blocks';
import { dayInMoscow } from './moscow-day';
import { runBlocks } from './run-blocks';
import { buildEmptyDebian, RunStop } from './throw-away-root';

export interface RunSettings {
  folder: string;
  /** Addresses of articles; none means all that have marked code. */
  urls: readonly string[];
  /** A release of Debian by its name: `trixie`. */
  suite: string;
  say(line: string): void;
}

/**
 * Runs the marked code of articles, each in an empty Debian of its own, and writes the transcripts. Answers whether all of it
 * went well; throws `RunStop` when nothing can be run here.
 */
export async function runArticles({ folder, urls, suite, say }: RunSettings): Promise<boolean> {
  const chosen = await chosenArticles(folder, urls);
  if (chosen.length === 0) throw new RunStop('Ни в одной статье нет кода с отметкой checked.');
  say(`Собирается пустая Debian (${suite})…`);
  const debian = await buildEmptyDebian(suite);
  let isGood = true;
  try {
    for (const { url, text } of chosen) {
      const root = await debian.unpack();
      const steps = await runBlocks(root, checkedBlocks(text));
      await rm(root, { recursive: true, force: true });
      const record: CheckRecord = {
        code: codeFingerprint(text),
        system: debian.system,
        date: dayInMoscow(new Date()),
        steps,
      };
      await writeFile(path.join(folder, transcriptName(url)), printCheckRecord(record));
      const fault = faultOf(record);
      if (fault !== undefined) isGood = false;
      say(fault === undefined ? `+ ${url}: блоков ${steps.length}` : `! ${url}: ${fault}`);
      if (fault !== undefined) say((steps.at(-1)?.output ?? '').replace(/^/gm, '    '));
    }
  } finally {
    await debian.remove();
  }
  return isGood;
}

async function chosenArticles(
  folder: string,
  urls: readonly string[],
): Promise<{ url: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const missing = urls.find((url) => !names.includes(`${url}.md`));
  if (missing !== undefined) throw new RunStop(`Статьи ${missing} нет в ${folder}.`);
  const chosen: { url: string; text: string }[] = [];
  for (const name of names) {
    const url = path.basename(name, '.md');
    if (urls.length > 0 && !urls.includes(url)) continue;
    const read = readArticleFile(await readFile(path.join(folder, name), 'utf8'));
    if (read.status === 'refused') {
      const [fault] = read.faults;
      throw new RunStop(`${path.join(folder, name)}:${fault?.line ?? 1} ${fault?.message ?? ''}`);
    }
    const { text } = read.file;
    if (checkedBlocks(text).length > 0) chosen.push({ url, text });
    else if (urls.includes(url)) throw new RunStop(`В статье ${url} нет кода с отметкой checked.`);
  }
  return chosen;
}
