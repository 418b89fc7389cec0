import { join } from 'node:path';

/** Of the Redis of this machine, which others use, too. */
export const REDIS_DATABASE = 7;

const FOLDERS = [
  '/srv/vitrina',
  '/etc/vitrina',
  '/var/lib/vitrina',
  '/var/backups/vitrina',
  '/etc/nginx',
  '/etc/letsencrypt',
  '/etc/systemd/system',
  '/var/lib/nginx',
];

/**
 * @typedef {object} Places
 * @property {string} root a folder that stands for `/`
 * @property {string} repository what is cloned
 * @property {string} database name of a database of its own, and what the names of its accounts begin with
 * @property {{ site: number, second: number, cms: number, refresh: number, sandbox: number, http: number, tls: number }} ports
 */

/**
 * A text of the documentation, of a unit or of a setting as it has to be for a machine on which others are, too.
 * @param {Places} places
 * @returns {(text: string) => string}
 */
export function placedIn({ root, repository, database, ports }) {
  /** @type {[string | RegExp, string][]} */
  const replacements = [
    ...FOLDERS.map(
      (folder) =>
        /** @type {[RegExp, string]} */ ([
          new RegExp(`(?<![\\w.])${folder}(?![\\w])`, 'g'),
          join(root, folder),
        ]),
    ),
    ['https://code.example.com/vitrina.git', repository],
    ['sudo -u postgres ', 'PGHOST=127.0.0.1 PGUSER=postgres '],
    // One user stands for all.
    [/sudo -u vitrina-\w+ /g, ''],
    [/ (?:-o|-g|--site-user|--cms-user) vitrina-\w+/g, ''],
    ['createdb vitrina', `createdb ${database}`],
    ['-d vitrina ', `-d ${database} `],
    [/:5432\/vitrina(?!\w)/g, `:5432/${database}`],
    [/\bvitrina_(cms|orders)\b/g, `${database}_$1`],
    ['127.0.0.1:6379', `127.0.0.1:6379/${REDIS_DATABASE}`],
    [/(?<=[@:.-])3000\b(?!;)/g, String(ports.site)],
    [/(?<=[@:.-])3001\b(?!;)/g, String(ports.second)],
    [/(?<=:)1337\b/g, String(ports.cms)],
    ['for port in 3000 3001', `for port in ${ports.site} ${ports.second}`],
    ['#PORT=1337', `PORT=${ports.cms}`],
    [/(?<=:)8081\b/g, String(ports.refresh)],
  ];
  return (text) => replacements.reduce((now, [from, to]) => now.replaceAll(from, to), text);
}

/**
 * What an operator puts in the place of the addresses of example.com, when the sandbox is the provider.
 * @param {Places} places
 * @returns {(text: string) => string}
 */
export function addressedAt({ ports }) {
  const provider = `http://127.0.0.1:${ports.sandbox}`;
  return (text) =>
    text
      .replaceAll('https://api.example.com', provider)
      .replaceAll('https://example.com/landing-api', `${provider}/landing-api`)
      .replaceAll('https://my.example.com', `${provider}/panel`);
}
