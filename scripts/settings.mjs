import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { ROOT, Stop } from './toolchain.mjs';

/** For the demonstration on this machine only: every service listens on the loopback address. */
export const DEMO_PASSWORD = 'Vitrina-demo-1';

/** Where this run listens and keeps its data, by default in this folder of the project. The environment may move each of them. */
export function readPlaces(folder = '.vitrina') {
  // Each service runs in a folder of its own.
  const data = resolve(process.env.VITRINA_DATA ?? join(ROOT, folder));
  const ports = {
    site: portFrom('SITE_PORT', 3000),
    cms: portFrom('CMS_PORT', 1337),
    sandbox: portFrom('SANDBOX_PORT', 4000),
  };
  return { data, ports };
}

/** Where the edge listens for visitors, and where it has pages fetched anew. */
export function readEdgePorts() {
  return { edge: portFrom('EDGE_PORT', 8080), edge_refresh: portFrom('EDGE_REFRESH_PORT', 8081) };
}

/**
 * The same environments with an edge in front of the site: its address is the site's.
 * @param {ReturnType<typeof serviceEnvironments>} environments
 * @param {ReturnType<typeof readEdgePorts>} ports
 */
export function behindEdge({ site, cms, ...others }, { edge, edge_refresh }) {
  const address = `http://localhost:${edge}`;
  return {
    ...others,
    cms: { ...cms, SITE_PUBLIC_URL: address },
    site: {
      ...site,
      SITE_URL: address,
      TRUSTED_PROXIES: '1',
      EDGE_REFRESH_URL: `http://127.0.0.1:${edge_refresh}`,
    },
  };
}

/**
 * Makes the data folder, into which nobody else on this machine may look. `isFresh` forgets what earlier runs kept: ask for free ports
 * first, it may be in use.
 * @param {{ data: string }} places
 */
export function prepareData({ data }, { isFresh = false } = {}) {
  if (isFresh) rmSync(data, { recursive: true, force: true });
  mkdirSync(join(data, 'logs'), { recursive: true });
  chmodSync(data, 0o700);
}

/** @typedef {{ PROVIDER_API_URL: string, LANDING_API_URL: string, PANEL_URL: string, ENRICHMENT_URL?: string, PROVIDER_ADAPTER?: string }} ProviderAddresses */
/** @typedef {{ site: number, cms: number, sandbox: number }} Ports */

/**
 * The addresses of a real provider, and of its register of organisations if it has one, or nothing for the sandbox. Half of them would mix the two.
 * @returns {ProviderAddresses | undefined}
 */
export function readProvider() {
  const { PROVIDER_API_URL, LANDING_API_URL, PANEL_URL, ENRICHMENT_URL, PROVIDER_ADAPTER } = process.env;
  const addresses = { PROVIDER_API_URL, LANDING_API_URL, PANEL_URL };
  const missing = Object.entries(addresses).flatMap(([name, address]) => (address ? [] : [name]));
  if (missing.length === Object.keys(addresses).length) {
    if (PROVIDER_ADAPTER)
      throw new Stop(
        `PROVIDER_ADAPTER=${PROVIDER_ADAPTER} needs the provider's addresses: ${missing.join(', ')}.`,
      );
    return undefined;
  }
  if (!PROVIDER_API_URL || !LANDING_API_URL || !PANEL_URL)
    throw new Stop(`A real provider has three addresses, missing: ${missing.join(', ')}.`);
  return {
    ...{ PROVIDER_API_URL, LANDING_API_URL, PANEL_URL },
    ...(ENRICHMENT_URL && { ENRICHMENT_URL }),
    ...(PROVIDER_ADAPTER && { PROVIDER_ADAPTER }),
  };
}

/**
 * Refuses to start where somebody else listens already.
 * @param {Record<string, number>} ports by what listens there
 */
export async function checkPorts(ports) {
  if (new Set(Object.values(ports)).size < Object.keys(ports).length)
    throw new Stop(
      `Everything that listens needs a port of its own, not ${Object.values(ports).join(', ')}.`,
    );
  for (const [service, port] of Object.entries(ports)) {
    if (!(await isFree(port)))
      throw new Stop(
        `Port ${port} is taken by another program: stop it, or choose another port with ${service.toUpperCase()}_PORT.`,
      );
  }
}

/**
 * The environment of each service on embedded defaults. Secrets are made at the first start and kept.
 * @param {{ data: string, ports: Ports }} places
 * @param {ProviderAddresses} [provider]
 */
export function serviceEnvironments({ data, ports }, provider = sandboxAddresses(ports)) {
  const secrets = keptSecrets(join(data, 'secrets.json'));
  const siteUrl = `http://localhost:${ports.site}`;
  const SHOP_LANGUAGES = chosenLanguages();
  const shared = {
    ...{ NODE_ENV: 'production', DEMO_PASSWORD, REVALIDATE_SECRET: secrets.revalidate },
    SHOP_LANGUAGES,
  };
  const between = {
    CMS_READ_TOKEN: secrets.cmsReadToken,
    CMS_REQUESTS_TOKEN: secrets.cmsRequestsToken,
    CMS_PREVIEW_TOKEN: secrets.cmsPreviewToken,
    PREVIEW_SECRET: secrets.preview,
  };
  return {
    sandbox: {
      ...shared,
      PORT: String(ports.sandbox),
      SANDBOX_DATABASE: join(data, 'sandbox.db'),
      SANDBOX_DEMO_PASSWORD: DEMO_PASSWORD,
    },
    cms: {
      ...shared,
      HOST: '127.0.0.1',
      PORT: String(ports.cms),
      PUBLIC_URL: `http://localhost:${ports.cms}`,
      DATABASE_FILENAME: join(data, 'cms.db'),
      PUBLIC_FOLDER: join(data, 'public'),
      SEED: String(isSeededIn(SHOP_LANGUAGES)),
      VITRINA_DEMO: 'true',
      SITE_URL: siteUrl,
      LANDING_API_URL: provider.LANDING_API_URL,
      ...between,
      APP_KEYS: secrets.appKeys,
      API_TOKEN_SALT: secrets.apiTokenSalt,
      ADMIN_JWT_SECRET: secrets.adminJwt,
      TRANSFER_TOKEN_SALT: secrets.transferTokenSalt,
      ENCRYPTION_KEY: secrets.encryption,
    },
    site: {
      ...shared,
      SITE_URL: siteUrl,
      CMS_URL: `http://127.0.0.1:${ports.cms}`,
      CMS_PUBLIC_URL: `http://localhost:${ports.cms}`,
      ...between,
      ...provider,
      SESSION_SECRET: secrets.session,
      STATE_DIR: join(data, 'site'),
    },
  };
}

/** In which languages the shop speaks; the seed is in both of them. */
export function chosenLanguages() {
  return process.env.SHOP_LANGUAGES || 'ru,en';
}

/**
 * What is seeded is written in Russian and translated: a shop that speaks another language first begins empty.
 * @param {string} languages
 */
export function isSeededIn(languages) {
  return languages.split(',')[0]?.trim() === 'ru';
}

/** @param {Pick<Ports, 'sandbox'>} ports */
function sandboxAddresses({ sandbox }) {
  return {
    PROVIDER_API_URL: `http://127.0.0.1:${sandbox}`,
    LANDING_API_URL: `http://127.0.0.1:${sandbox}/landing-api`,
    PANEL_URL: `http://localhost:${sandbox}/panel`,
    ENRICHMENT_URL: `http://127.0.0.1:${sandbox}/enrichment`,
  };
}

/**
 * @param {string} name
 * @param {number} usual
 */
function portFrom(name, usual) {
  const given = process.env[name];
  if (given === undefined || given === '') return usual;
  const port = Number(given);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Stop(`${name} is not a port: ${given}.`);
  return port;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/**
 * What an earlier run has kept, and what has been added since.
 * @param {string} file
 */
function keptSecrets(file) {
  const secret = () => randomBytes(32).toString('base64url');
  const made = {
    appKeys: `${secret()},${secret()}`,
    apiTokenSalt: secret(),
    adminJwt: secret(),
    transferTokenSalt: secret(),
    encryption: secret(),
    cmsReadToken: randomBytes(64).toString('hex'),
    cmsPreviewToken: randomBytes(64).toString('hex'),
    preview: secret(),
    session: secret(),
    revalidate: secret(),
    cmsRequestsToken: randomBytes(64).toString('hex'),
  };
  /** @type {typeof made} */
  const kept = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets = { ...made, ...kept };
  // At once: another process of the same shop may read it meanwhile.
  if (Object.keys(kept).length < Object.keys(secrets).length) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return secrets;
}
