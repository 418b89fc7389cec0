import { createHash } from 'node:crypto';
import type { NextConfig } from 'next';
import { firstPaintScript, headerScript } from './src/site/first-paint';

/** What every page may do. A page of the App Router carries inline scripts of its own, so scripts are bounded below. */
const BASE_POLICY = "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'";

/** A document runs our two constant scripts and nothing else, whatever an editor's HTML may hold. */
const DOCUMENT_POLICY = [
  "default-src 'self'",
  `script-src ${[firstPaintScript, headerScript].map(hashSource).join(' ')}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data:",
  BASE_POLICY,
].join('; ');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: BASE_POLICY },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
];

const config: NextConfig = {
  // A running site writes into its build; each start has a copy of its own (scripts/start.mjs).
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  transpilePackages: ['@vitrina/ordering', '@vitrina/ui'],
  serverExternalPackages: ['pino', 'ioredis', 'shiki'],
  // Each checks in its own step of `npm run verify`; a build should only build.
  typescript: { ignoreBuildErrors: true },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      {
        source: '/tutorials/:path*',
        headers: [{ key: 'Content-Security-Policy', value: DOCUMENT_POLICY }],
      },
    ];
  },
};

export default config;

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
