// @ts-check
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { SERVED } from './served-config.mjs';

/**
 * A started site reads here how it serves, and nothing else: what a build is made with takes a second of a processor to load,
 * and would stay in its memory.
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function configure(phase) {
  // A running site writes into its build; each start has a copy of its own (scripts/start.mjs).
  const served = { ...SERVED, distDir: process.env.NEXT_DIST_DIR ?? '.next' };
  if (phase === PHASE_PRODUCTION_SERVER) return served;
  const { tsImport } = await import('tsx/esm/api');
  const { buildConfig } = await tsImport('./build-config.ts', import.meta.url);
  return { ...served, ...(await buildConfig()) };
}
