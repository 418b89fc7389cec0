import { OF_PROCESS, readVariables } from '../variables.mjs';

/** @typedef {{ level: 'fault' | 'warning', what: string, where: string, mend: string }} Finding */
/** @typedef {Record<string, string | undefined>} Variables */
/** @typedef {{ site: Variables, cms: Variables }} Configuration as it is written down: an empty variable is none */

/** What site and CMS are given alike, as far as they are given it. */
const SHARED = [
  ...['CMS_READ_TOKEN', 'REVALIDATE_SECRET', 'CMS_REQUESTS_TOKEN', 'CMS_PREVIEW_TOKEN', 'PREVIEW_SECRET'],
  ...['INDEXNOW_KEY', 'SHOP_LANGUAGES'],
];
/** What a service takes where it is given none. @type {Variables} */
const USUAL = { SHOP_LANGUAGES: 'ru' };
/** @type {readonly [site: string, cms: string][]} */
const ADDRESSES = [
  ['SITE_URL', 'SITE_PUBLIC_URL'],
  ['CMS_PUBLIC_URL', 'PUBLIC_URL'],
];
const SECRETS = [
  ...['SESSION_SECRET', 'CMS_READ_TOKEN', 'REVALIDATE_SECRET', 'CMS_REQUESTS_TOKEN', 'CMS_PREVIEW_TOKEN'],
  ...[
    'PREVIEW_SECRET',
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
  ],
];
/** Of 32 random hexadecimal digits some fourteen are different. */
const LEAST_KINDS = 8;

/**
 * What no service can see alone: whether the two fit together, and whether what is meant for a demonstration is left.
 * @param {Configuration} written
 * @returns {Finding[]}
 */
export function incoherences({ site, cms }) {
  return [...unequal(site, cms), ...unsafe(site, cms), ...ofProxies(site, cms), ...ofInstances(site, cms)];
}

/**
 * Names that nobody reads, which are often misspelt ones.
 * @param {Configuration} written
 * @returns {Finding[]}
 */
export function unknownNames({ site, cms }) {
  const read = readVariables();
  /** @type {[keyof Configuration, Variables][]} */
  const sides = [
    ['site', site],
    ['cms', cms],
  ];
  return sides.flatMap(([side, variables]) =>
    Object.keys(variables)
      .filter(
        (name) => ![...read[side], ...OF_PROCESS, 'TZ', 'NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS'].includes(name),
      )
      .map((name) =>
        warning(
          `the ${side} does not read ${name}`,
          name,
          'Compare its spelling with .env.example, or take it out.',
        ),
      ),
  );
}

/** @type {(site: Variables, cms: Variables) => Finding[]} */
function unequal(site, cms) {
  const given = (/** @type {Variables} */ side, /** @type {string} */ name) =>
    side[name] || USUAL[name] || '';
  const shared = SHARED.filter((name) => given(site, name) !== given(cms, name)).map((name) =>
    fault(`site and CMS have another ${name}`, name, 'Give both the same.'),
  );
  const addresses = ADDRESSES.flatMap(([ofSite, ofCms]) => {
    const [there, here] = [
      site[ofSite],
      cms[ofCms] || (ofCms === 'SITE_PUBLIC_URL' ? cms.SITE_URL : undefined),
    ];
    if (!there || !here || there === here) return [];
    return [
      fault(
        `${ofSite} of the site and ${ofCms} of the CMS are two addresses`,
        `${ofSite}, ${ofCms}`,
        'Give both what people see.',
      ),
    ];
  });
  // They may reach one service by two addresses.
  const landing = when(
    Boolean(site.LANDING_API_URL && cms.LANDING_API_URL) && site.LANDING_API_URL !== cms.LANDING_API_URL,
    () =>
      warning(
        'site and CMS have two addresses of the landing service',
        'LANDING_API_URL',
        'Look whether both lead to the same one, or requests of visitors go elsewhere than registrations.',
      ),
  );
  return [...shared, ...addresses, ...landing];
}

/** @type {(site: Variables, cms: Variables) => Finding[]} */
function unsafe(site, cms) {
  const values = SECRETS.flatMap((name) => {
    const written = (site[name] || cms[name]) ?? '';
    const keys = name === 'APP_KEYS' ? written.split(',') : [written];
    return keys.filter((value) => value.trim() !== '').map((value) => ({ name, value: value.trim() }));
  });
  const guessable = values
    .filter(
      ({ value }) =>
        /change.?me|development|example|secret|password/i.test(value) || kindsIn(value) < LEAST_KINDS,
    )
    .map(({ name }) => fault(`${name} can be guessed`, name, 'Make one: openssl rand -hex 32'));
  const twice = values
    .filter(({ value }, index) => values.findIndex((one) => one.value === value) < index)
    .map(({ name }) =>
      fault(`${name} is also another secret`, name, 'Make one for each: openssl rand -hex 32'),
    );
  return [
    ...guessable,
    ...twice,
    ...when(cms.NODE_ENV !== 'production', () =>
      fault(`NODE_ENV of the CMS is ${cms.NODE_ENV || 'not set'}`, 'NODE_ENV', 'Set NODE_ENV=production.'),
    ),
    ...when(Boolean(site.NODE_ENV) && site.NODE_ENV !== 'production', () =>
      fault(`NODE_ENV of the site is ${site.NODE_ENV}`, 'NODE_ENV', 'Set NODE_ENV=production.'),
    ),
    ...when(cms.VITRINA_DEMO === 'true', () =>
      fault(
        'accounts of the demonstration can log in',
        'VITRINA_DEMO',
        'Take VITRINA_DEMO and DEMO_PASSWORD out, start the CMS again, and delete the accounts in the panel.',
      ),
    ),
    ...when(Boolean(site.DEMO_RESET_MINUTES) && site.DEMO_RESET_MINUTES !== '0', () =>
      fault(
        'every page says that the shop is a demonstration',
        'DEMO_RESET_MINUTES',
        'Take DEMO_RESET_MINUTES out of the settings of site and CMS, and start them again.',
      ),
    ),
    ...when(Boolean(cms.ADMIN_PASSWORD), () =>
      warning(
        'the password of the first administrator stands in a file',
        'ADMIN_PASSWORD',
        'Once they have logged in and changed it, take ADMIN_EMAIL and ADMIN_PASSWORD out.',
      ),
    ),
    ...when(cms.STAFF_SECOND_FACTOR !== 'required', () =>
      warning('a password alone opens the panel', 'STAFF_SECOND_FACTOR', 'Set STAFF_SECOND_FACTOR=required.'),
    ),
    ...when(cms.DATABASE_CLIENT !== 'postgres', () =>
      warning(
        'the CMS keeps everything in a file of SQLite, so there can be one instance of it',
        'DATABASE_CLIENT',
        'Set DATABASE_CLIENT=postgres and DATABASE_URL.',
      ),
    ),
    ...when(Boolean(site.ORDERS_DATABASE_URL) && site.ORDERS_DATABASE_URL === cms.DATABASE_URL, () =>
      warning(
        'the site can read the content and the accounts of the CMS in PostgreSQL',
        'ORDERS_DATABASE_URL',
        'Give it an account of its own: deploy/postgres-accounts.sql.',
      ),
    ),
  ];
}

/** @type {(site: Variables, cms: Variables) => Finding[]} */
function ofProxies(site, cms) {
  /** @type {[string, string | undefined, string, string | undefined][]} */
  const doors = [
    ['site', site.SITE_URL, 'SITE_URL', site.TRUSTED_PROXIES],
    ['CMS', cms.PUBLIC_URL, 'PUBLIC_URL', cms.TRUSTED_PROXIES],
  ];
  return [
    ...doors.flatMap(([name, address = '', where, proxies]) => [
      ...when(address.startsWith('http://'), () => {
        const what = `people reach the ${name} without TLS`;
        const mend = `Put a proxy that ends TLS before it (deploy/nginx), and give ${where} its https:// address.`;
        return isOfThisMachine(address) ? warning(what, where, mend) : fault(what, where, mend);
      }),
      ...when(address.startsWith('https://') && !Number(proxies), () =>
        fault(
          `something before the ${name} ends TLS, and all people count as its address`,
          'TRUSTED_PROXIES',
          `Set TRUSTED_PROXIES of the ${name} to the number of your proxies, mostly 1.`,
        ),
      ),
    ]),
    ...[site, cms].flatMap(({ METRICS_PORT, METRICS_HOST }) =>
      when(Boolean(Number(METRICS_PORT)) && ['0.0.0.0', '::'].includes(METRICS_HOST ?? ''), () =>
        warning(
          'figures are shown to whoever reaches this machine',
          'METRICS_HOST',
          'Set it to an address that only Prometheus reaches, or close the port in the firewall.',
        ),
      ),
    ),
  ];
}

/** @type {(site: Variables, cms: Variables) => Finding[]} */
function ofInstances(site, cms) {
  const instances = (cms.SITE_INSTANCES ?? '').split(',').filter((one) => one.trim() !== '');
  return [
    ...when(instances.length > 1 && !site.REDIS_URL && !site.ORDERS_DATABASE_URL, () =>
      fault(
        'several instances of the site share nothing, so an order may be made twice',
        'REDIS_URL, ORDERS_DATABASE_URL',
        'Give all of them one Redis, or one PostgreSQL of orders; better both.',
      ),
    ),
    ...['NEXT_DIST_DIR', 'STATE_DIR'].flatMap((name) =>
      when(instances.length > 1 && Boolean(site[name]), () =>
        fault(
          `all instances of the site that read this file have one ${name}, and each undoes what the other keeps there`,
          name,
          `Take it out: the units set ${name} for each instance. Without them put it into a file of the instance.`,
        ),
      ),
    ),
    ...when(instances.length < 2 && !site.REDIS_URL && !site.ORDERS_DATABASE_URL && !site.STATE_DIR, () =>
      warning(
        'notes of orders are lost with the process',
        'STATE_DIR',
        'Set STATE_DIR to a folder that outlives it, or give it a Redis.',
      ),
    ),
  ];
}

/**
 * @param {boolean} isSo
 * @param {() => Finding} finding
 */
function when(isSo, finding) {
  return isSo ? [finding()] : [];
}

/** @type {(what: string, where: string, mend: string) => Finding} */
function fault(what, where, mend) {
  return { level: 'fault', what, where, mend };
}

/** @type {(what: string, where: string, mend: string) => Finding} */
function warning(what, where, mend) {
  return { level: 'warning', what, where, mend };
}

/** @param {string} value */
function kindsIn(value) {
  return new Set(value).size;
}

/** @param {string} address */
function isOfThisMachine(address) {
  return URL.canParse(address) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
