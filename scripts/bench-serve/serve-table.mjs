import { median } from '../median.mjs';
import { spread } from '../spread.mjs';

/** In the order they are asked in each round. */
export const SERVERS = /** @type {const} */ (['static', 'edge', 'site', 'empty']);

/** @typedef {Record<typeof SERVERS[number], number>} Round requests a second of each */
/** @typedef {{ name: string, encoding: string, rounds: Round[] }} Row */

const HEAD = [
  'page',
  'encoding',
  'nginx, files',
  'edge ÷ files',
  'site ÷ files',
  'empty page ÷ files',
  'edge ÷ site',
];

/**
 * A table of Markdown: of each ratio the middle of the rounds and, in brackets, the least and the most.
 * @param {readonly Row[]} rows
 */
export function serveTable(rows) {
  const lines = rows.map(({ name, encoding, rounds }) => [
    ...[name, encoding],
    Math.round(median(rounds.map((round) => round.static))).toLocaleString('en'),
    spread(rounds.map((round) => round.edge / round.static)),
    spread(rounds.map((round) => round.site / round.static)),
    spread(rounds.map((round) => round.empty / round.static)),
    spread(rounds.map((round) => round.edge / round.site)),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
