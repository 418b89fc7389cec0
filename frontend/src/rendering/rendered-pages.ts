import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { WITHOUT_PREFIX, withoutLanguage } from '~/messages/language-of';
import { buildFolder } from '~/runtime/env';
import { log } from '~/runtime/log';
import { processWide } from '~/runtime/process-wide';
import { spokenLanguages } from '~/runtime/shop-languages';

export interface RenderedPage {
  /** What it shows of the CMS, by its cache tags. */
  shows: ReadonlySet<string>;
  /** The parts of the catalogue it was made of. */
  asked: ReadonlySet<string>;
}

/** By their addresses; `undefined` when an earlier process has made it: then it may show anything. */
export type RenderedPages = ReadonlyMap<string, Pick<RenderedPage, 'shows'> | undefined>;

/** Readers may ask for as many addresses as they like, and for long ones. */
const MOST_BEGUN = 10_000;
const LONGEST_BEGUN = 300;

/** Pages that are alike for every address, or read nothing of the CMS but the shell and are made for each request. */
const NO_PAGES = /^\/(?:_.*|(?:\w+\/)?(?:404|500)|ui|unknown-form|icon\.svg)$/;

/** Tells what the page at an address shows and is made of, each time it is made. */
export function recordRender(page: string, shows: readonly string[], asked: Iterable<string> = []): void {
  noted().set(page, { shows: new Set(shows), asked: new Set(asked) });
}

/** What the page was made of when it was made last, if this process has made it. */
export function renderedPage(page: string): RenderedPage | undefined {
  return noted().get(page);
}

/**
 * Tells that a page is being made, before it asks for anything. Whatever comes of it may be kept by Next.js, also that there
 * is no such page.
 */
export function noteBegun(page: string): void {
  if (page.length > LONGEST_BEGUN) return;
  const { at } = begun();
  at.delete(page);
  at.set(page, performance.now());
  const [oldest = page] = at.keys();
  if (at.size <= MOST_BEGUN) return;
  at.delete(oldest);
  begun().hasForgotten = true;
}

/** Whether this process has begun to make the page since a moment of `performance.now()`. */
export function wasBegunSince(page: string, moment: number): boolean {
  return (begun().at.get(page) ?? Number.NEGATIVE_INFINITY) > moment;
}

/** Whether anybody may have opened the page in the life of this process. */
export function mayBeBegun(page: string): boolean {
  const { at, hasForgotten } = begun();
  return hasForgotten || page.length > LONGEST_BEGUN || at.has(page);
}

/** Every page this instance has made, also in an earlier life: its pages are files of its build. */
export async function renderedPages(): Promise<RenderedPages> {
  const onDisk = await Promise.all(MADE_IN.map((folder) => pagesIn(join(buildFolder(), 'server', folder))));
  const pages = new Map<string, RenderedPage | undefined>(onDisk.flat().map((page) => [page, undefined]));
  for (const [page, made] of noted()) pages.set(page, made);
  return pages;
}

/** Pages of the build, of both routers, and those that were made while the site ran: these in a folder for each route. */
const MADE_IN = ['app', 'pages', 'route-cache'];
const OF_A_ROUTE = /^.*\/\$(?=\/)/;

async function pagesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true }))
      .filter((file) => file.endsWith('.html'))
      .map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`.replace(OF_A_ROUTE, ''))
      .map(asVisited)
      .filter((page) => !NO_PAGES.test(page) && isSpoken(page));
  } catch (error) {
    // Before the first page is made there is no folder for it.
    if (folder.endsWith('route-cache') && Object(error).code === 'ENOENT') return [];
    log.error({ err: error, folder }, 'the pages made so far cannot be listed');
    return [];
  }
}

/** Next.js keeps pages below the name of their language; those of the shop's first have none in their address. */
function asVisited(page: string): string {
  const address = page.replace(new RegExp(`^/${WITHOUT_PREFIX}(?=$|/)`), '');
  return address === '' || address === '/index' ? '/' : address;
}

/** A build has pages for every language of the site, and a shop those of its own. */
function isSpoken(page: string): boolean {
  const { language } = withoutLanguage(page);
  return language === undefined || spokenLanguages().some(({ prefix }) => prefix === `/${language}`);
}

interface Begun {
  /** By pages, those begun last at the end. */
  at: Map<string, number>;
  hasForgotten: boolean;
}

function noted(): Map<string, RenderedPage> {
  return processWide('rendered-pages', () => new Map());
}

function begun(): Begun {
  return processWide('begun-pages', () => ({ at: new Map(), hasForgotten: false }));
}
