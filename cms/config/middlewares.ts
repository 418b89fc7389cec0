import { loadEnv } from '../src/env';
import { LARGEST } from '../src/media/file-kinds';

export default () => [
  'global::well-formed',
  'global::observe',
  'global::health',
  'global::outage',
  // Before the errors are answered, and so after they were.
  'global::russian-errors',
  'strapi::errors',
  {
    name: 'strapi::security',
    config: {
      contentSecurityPolicy: {
        // Drafts are shown in a frame of the panel as the site shows them.
        directives: { 'frame-src': ["'self'", ...siteOrigins()] },
      },
    },
  },
  // Answers may be read by pages of these addresses, with the cookies of who is logged in; without a list, by pages of any.
  { name: 'strapi::cors', config: { origin: mayAsk() } },
  'global::demonstration',
  'global::graphql-gate',
  'global::shared-answers',
  // Six levels hold every filter the site uses and stop populate from being nested without end.
  { name: 'strapi::query', config: { depth: 6, arrayLimit: 100 } },
  'global::absent',
  'global::language',
  'global::packed-panel',
  'global::single-type-titles',
  'global::readable-forms',
  { name: 'strapi::body', config: { formidable: { maxFileSize: Math.max(...Object.values(LARGEST)) } } },
  'strapi::session',
  // Made of the brand's logo with the panel (src/admin/vite.config.ts).
  { name: 'strapi::favicon', config: { path: 'dist/build/favicon.png' } },
  'global::uploads',
  'strapi::public',
];

function mayAsk(): string[] {
  const { publicUrl, corsOrigins } = loadEnv();
  return [...(publicUrl === undefined ? [] : [publicUrl]), ...corsOrigins].map(
    (address) => new URL(address).origin,
  );
}

function siteOrigins(): string[] {
  const site = loadEnv().preview?.site;
  return site === undefined ? [] : [new URL(site.publicUrl).origin];
}
