import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openBrand } from '@vitrina/brand/brand';
import type { NextConfig } from 'next';
import { makeBrandAssets } from './assets/brand-assets';
import { bundleIslands } from './assets/bundle-islands';
import { bundleModule } from './assets/bundle-module';
import { bundleScript } from './assets/bundle-script';
import { bundleStyles } from './assets/bundle-styles';
import { sourcesOf } from './assets/sources-of';
import { MACHINE_ADDRESSES } from './machine-addresses';
import { ISLAND_ENTRIES } from './src/runtime/island-names';

const ROOT = dirname(fileURLToPath(import.meta.url));

/** What every page may do; which scripts run, each page says itself (src/documents/document-policy.ts). */
const BASE_POLICY = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Of what editors upload: whatever it is, as a page of its own it runs nothing. */
const UPLOAD_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; media-src 'self'; sandbox";

/** What no page of ours does, so that nothing it loads can either. */
const NOT_ASKED_FOR = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'usb'],
];

const securityHeaders = [
  { key: 'Content-Security-Policy', value: BASE_POLICY },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: NOT_ASKED_FOR.map((feature) => `${feature}=()`).join(', ') },
  // No window of another site holds on to one of ours, and none of theirs reads what ours load.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Pictures that others show: feed readers those of articles, messengers that of a link. */
const SHOWN_ELSEWHERE = ['/assets/:file', '/api/share-image/:path*', '/api/page-image/:path*', '/icon.svg'];

const config: NextConfig = {
  // Made for `npm run explain`, and taken out of what is public right after (assets/keep-maps-private.mjs).
  productionBrowserSourceMaps: true,
  transpilePackages: [
    '@vitrina/brand',
    '@vitrina/content-contract',
    '@vitrina/ordering',
    '@vitrina/provider-api',
    '@vitrina/provider-http',
    '@vitrina/provider-plans',
    '@vitrina/search-language',
    '@vitrina/telemetry',
    '@vitrina/ui',
  ],
  serverExternalPackages: ['pino', 'ioredis', 'prom-client', 'shiki', 'sharp'],
  // Each checks in its own step of `npm run verify`; a build should only build.
  typescript: { ignoreBuildErrors: true },
};

/** What a build makes and notes, and development as it goes: a started site has all of it in its build (`next.config.mjs`). */
export async function buildConfig(): Promise<NextConfig> {
  const { scripts, brand, fontPreloads } = await makeAssets();
  return {
    ...config,
    env: { ...scripts, BRAND: brand, FONT_PRELOADS: fontPreloads.join(' ') },
    rewrites: async () => MACHINE_ADDRESSES,
    async headers() {
      return [
        // The home page has an entry of its own: with languages Next.js puts their names before each pattern, and a slash is too much for it.
        // A preview stands in a frame of the CMS; src/proxy.ts gives it stricter ones. What pages load is no page.
        ...['/', '/((?!preview/|fonts/|islands/).*)'].map((source) => ({ source, headers: securityHeaders })),
        // Which links a browser may follow ahead (src/urls/speculation.ts): by a file, which no policy of a page has to let in.
        ...['/', '/((?!preview/|fonts/|islands/|assets/|api/|_next/).*)'].map((source) => ({
          source,
          headers: [{ key: 'Speculation-Rules', value: '"/api/speculation-rules"' }],
        })),
        // The panel must not hear which page led to it: a later entry goes before an earlier one, and both before the route's own.
        { source: '/hand-off', headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }] },
        { source: '/assets/:file', headers: [{ key: 'Content-Security-Policy', value: UPLOAD_POLICY }] },
        ...SHOWN_ELSEWHERE.map((source) => ({
          source,
          headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
        })),
        {
          // Named by their content.
          source: '/:folder(fonts|islands)/:file',
          headers: [
            { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
            { key: 'X-Content-Type-Options', value: 'nosniff' },
          ],
        },
      ];
    },
  };
}

async function makeAssets() {
  const elements = join(ROOT, 'src', 'elements');
  const analytics = join(ROOT, 'src', 'analytics');
  const publicFolder = join(ROOT, 'public');
  // Before the style sheets, which have its colours and fonts.
  const brandAssets = await makeBrandAssets(openBrand(), ROOT);
  return {
    ...brandAssets,
    scripts: {
      THEME_SCRIPT: bundleScript(elements, 'theme-script'),
      ACCOUNT_HINT_SCRIPT: bundleScript(elements, 'account-hint'),
      ELEMENTS_SCRIPT: bundleScript(elements, 'elements'),
      READING_SCRIPT: bundleScript(elements, 'reading-elements'),
      CONSENT_SCRIPT: bundleScript(analytics, 'counter-consent'),
      ECHO_SCRIPT: bundleScript(analytics, 'echo-events'),
      ISLANDS_SCRIPT: bundleScript(elements, 'wake-islands'),
      ISLANDS: JSON.stringify(await bundleIslands(ROOT, ISLAND_ENTRIES, publicFolder, join(ROOT, '.maps'))),
      COUNTERS_MODULE: await bundleModule(analytics, 'counters', publicFolder),
      READING_STYLES: await bundleStyles(join(ROOT, 'src', 'reading', 'reading.css'), await readSources()),
    },
  };
}

/** Of the pages of the blog and of the tutorials, with the scripts that run in them. */
function readSources(): Promise<string[]> {
  const pages = ['blog', 'tutorials'].map((section) =>
    join(ROOT, 'src', 'pages', section, '[[...path]].tsx'),
  );
  const scripts = ['elements', 'reading-elements'].map((name) => join(ROOT, 'src', 'elements', `${name}.ts`));
  return sourcesOf([...pages, ...scripts]);
}
