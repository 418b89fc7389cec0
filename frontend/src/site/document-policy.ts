import { createHash } from 'node:crypto';

/**
 * A document runs our constant scripts and nothing else, whatever an editor's HTML may hold; one with a living part also
 * runs files of the site itself. It stands in the document
 * and not in a header: a header goes by address, and where there is no document Next.js answers with the 404 of the App
 * Router, whose own scripts it would forbid. What a page cannot say of itself, as `frame-ancestors`, is in the header of
 * every page; a browser obeys both.
 */
export function documentPolicy(scripts: readonly string[], { hasIslands }: { hasIslands: boolean }): string {
  const sources = scripts.map(hashSource);
  return [
    "default-src 'self'",
    `script-src ${(hasIslands ? ["'self'", ...sources] : sources).join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "img-src 'self' https: data:",
    "object-src 'none'",
  ].join('; ');
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
