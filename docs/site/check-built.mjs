import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { FILES, pageOf, ROOT } from './pages.mjs';

/**
 * Throws one list of what a built site must not have: links and anchors that lead nowhere, requests to others, and paths of the
 * machine that built it.
 * @param {string} folder
 * @param {string} base the path under which the site is published, with a `/` at both ends
 */
export function checkBuilt(folder, base) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile());
  const texts = new Map(
    files
      .filter((name) => /\.(?:html|js|css|json)$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const pages = new Map([...texts].filter(([name]) => name.endsWith('.html')));
  const anchors = new Map([...pages].map(([name, html]) => [name, anchorsIn(html)]));
  const faults = [...pages].flatMap(([name, html]) =>
    [...html.matchAll(/<(\w+)[^>]*?\s(?:href|src)="([^"]*)"/g)].flatMap(([, tag = '', address = '']) => {
      const fault = faultOf(address.replaceAll('&amp;', '&'), tag, name);
      return fault ? [`${name}: ${address} ${fault}`] : [];
    }),
  );
  const missing = FILES.filter((file) => !pages.has(String(pageOf(file)).replace(/md$/, 'html')));
  faults.push(...missing.map((file) => `${file} is no page`));
  const machine = [...texts].filter(([, text]) =>
    [ROOT, homedir()].some((path) => path !== '/' && text.includes(path)),
  );
  faults.push(...machine.map(([name]) => `${name} names a path of this machine`));
  if (faults.length > 0) throw new Error(`The site is not fit to be published:\n${faults.join('\n')}`);

  /**
   * @param {string} address
   * @param {string} tag
   * @param {string} from
   */
  function faultOf(address, tag, from) {
    if (/^(?:data|mailto):/.test(address)) return undefined;
    if (/^(?:https?:)?\/\//.test(address)) return tag === 'a' ? undefined : 'is asked of somebody else';
    const url = new URL(address, `http://site${base}${from}`);
    if (!url.pathname.startsWith(base)) return 'is not under the site';
    const path = decodeURI(url.pathname.slice(base.length)).replace(/(^|\/)$/, '$1index.html');
    if (!existsSync(join(folder, path))) return 'leads nowhere';
    const hash = decodeURIComponent(url.hash.slice(1));
    return hash === '' || !anchors.has(path) || anchors.get(path)?.has(hash)
      ? undefined
      : 'has no such heading';
  }
}

/** @param {string} html */
function anchorsIn(html) {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}
