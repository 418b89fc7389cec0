import { gzipSync } from 'node:zlib';

/**
 * Bytes of what runs in the page itself, each script compressed alone.
 * @param {string} html
 */
export function inlineScript(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*(?:src=|application\/))[^>]*>(.*?)<\/script>/gs)];
  return scripts.reduce((sum, [, text = '']) => sum + gzipSync(text).length, 0);
}
