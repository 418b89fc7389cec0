import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFolder } from '~/env';
import { log } from '~/log';

export interface MadePage {
  /** What it shows of the CMS, by the names of `subjects`. */
  shows: ReadonlySet<string>;
  /** When it was made last, a Unix time in milliseconds. */
  at: number;
}

/** By their addresses; `undefined` when an earlier process has made it: then it may show anything. */
export type MadePages = ReadonlyMap<string, MadePage | undefined>;

/** Both routers and the routes of the API are bundled apart, so a variable of this file would be three. */
const KEY = Symbol.for('vitrina.made-pages');

/** Pages that are alike for every address, or read nothing of the CMS but the shell and are made for each request. */
const NO_PAGES = /^\/(?:_.*|404|500|ui|unknown-form|icon\.svg)$/;

/** Tells what the page at an address shows, each time it is made. */
export function noteMade(page: string, shows: readonly string[]): void {
  noted().set(page, { shows: new Set(shows), at: Date.now() });
}

/** Every page this instance has made, also in an earlier life: its pages are files of its build. */
export async function madePages(): Promise<MadePages> {
  const onDisk = await Promise.all(
    ['app', 'pages'].map((router) => pagesIn(join(buildFolder(), 'server', router))),
  );
  const pages = new Map<string, MadePage | undefined>(onDisk.flat().map((page) => [page, undefined]));
  for (const [page, made] of noted()) pages.set(page, made);
  return pages;
}

async function pagesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true }))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`)
      .map((page) => (page === '/index' ? '/' : page))
      .filter((page) => !NO_PAGES.test(page));
  } catch (error) {
    log.error({ err: error, folder }, 'the pages made so far cannot be listed');
    return [];
  }
}

function noted(): Map<string, MadePage> {
  const kept: unknown = Reflect.get(globalThis, KEY);
  if (kept instanceof Map) return kept;
  const fresh = new Map<string, MadePage>();
  Reflect.set(globalThis, KEY, fresh);
  return fresh;
}
