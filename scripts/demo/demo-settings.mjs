import { Stop } from '../toolchain.mjs';

const USUAL_MINUTES = 60;
const MOST_MINUTES = 7 * 24 * 60;
const ORIGIN = /^https?:\/\/[^\s/@]+$/;
/** The panel of the sandbox is a path of it. */
const ADDRESS = /^https?:\/\/[^\s@]+[^\s/@]$/;

/**
 * What a demonstration that is open to everybody is told: after how many minutes it is reset, and where people reach it; without addresses it
 * is one for this machine.
 * @param {Readonly<Record<string, string | undefined>>} variables
 * @returns {{ minutes: number, addresses: { site: string, cms: string, panel: string } | undefined }}
 */
export function readDemoSettings(variables) {
  const given = variables.DEMO_RESET_MINUTES || String(USUAL_MINUTES);
  const minutes = Number(given);
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > MOST_MINUTES)
    throw new Stop(`DEMO_RESET_MINUTES must be a whole number from 1 to ${MOST_MINUTES}, not ${given}.`);
  const { DEMO_SITE_URL, DEMO_CMS_URL, DEMO_PANEL_URL } = variables;
  const addresses = { DEMO_SITE_URL, DEMO_CMS_URL, DEMO_PANEL_URL };
  const missing = Object.entries(addresses).flatMap(([name, address]) => (address ? [] : [name]));
  if (missing.length === Object.keys(addresses).length) return { minutes, addresses: undefined };
  if (!DEMO_SITE_URL || !DEMO_CMS_URL || !DEMO_PANEL_URL)
    throw new Stop(`A demonstration has three addresses, missing: ${missing.join(', ')}.`);
  for (const [name, address] of Object.entries(addresses)) {
    const shape = name === 'DEMO_PANEL_URL' ? ADDRESS : ORIGIN;
    if (!shape.test(address ?? ''))
      throw new Stop(
        `${name} must be an http(s) address without a slash at the end${shape === ORIGIN ? ' and without a path' : ''}, not ${address}.`,
      );
  }
  return { minutes, addresses: { site: DEMO_SITE_URL, cms: DEMO_CMS_URL, panel: DEMO_PANEL_URL } };
}

/**
 * What strangers must not reach through it, whatever the shell or a file `.env` says: other databases and storages, a mail server, search
 * engines. An empty setting is none, and keeps a file from setting it.
 */
const OF_THIS_MACHINE = {
  sandbox: { HOST: '127.0.0.1' },
  cms: {
    ...{
      DATABASE_CLIENT: 'sqlite',
      DATABASE_URL: '',
      UPLOADS_STORAGE: 'disk',
      STAFF_SECOND_FACTOR: 'optional',
    },
    ...{
      SMTP_URL: '',
      SMTP_FROM: '',
      INDEXNOW_KEY: '',
      SITE_INSTANCES: '',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: '',
    },
  },
  site: { REDIS_URL: '', ORDERS_DATABASE_URL: '', INDEXNOW_KEY: '' },
};

/**
 * The environments of a demonstration. A proxy stands before what is reached at an address of its own.
 * @template {{ site: Record<string, string>, cms: Record<string, string>, sandbox: Record<string, string> }} Environments
 * @param {Environments} environments
 * @param {ReturnType<typeof readDemoSettings>} settings
 * @returns {Environments}
 */
export function asDemonstration(environments, { minutes, addresses }) {
  const demo = { DEMO_RESET_MINUTES: String(minutes) };
  const { site, cms, sandbox } = environments;
  const behindProxy = { TRUSTED_PROXIES: '1' };
  return {
    ...environments,
    // The instruments of tests would let anybody break it, and its outbox shows the letters of others.
    sandbox: { ...sandbox, ...OF_THIS_MACHINE.sandbox, SANDBOX_CONTROLS: 'off' },
    cms: {
      ...{ ...cms, ...OF_THIS_MACHINE.cms, ...demo },
      ...(addresses && { ...behindProxy, PUBLIC_URL: addresses.cms, SITE_PUBLIC_URL: addresses.site }),
    },
    site: {
      ...{ ...site, ...OF_THIS_MACHINE.site, ...demo },
      ...(addresses && {
        ...behindProxy,
        SITE_URL: addresses.site,
        CMS_PUBLIC_URL: addresses.cms,
        PANEL_URL: addresses.panel,
      }),
    },
  };
}
