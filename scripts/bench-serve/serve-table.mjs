import { median } from '../median.mjs';

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
    ratio(rounds.map((round) => round.edge / round.static)),
    ratio(rounds.map((round) => round.site / round.static)),
    ratio(rounds.map((round) => round.empty / round.static)),
    ratio(rounds.map((round) => round.edge / round.site)),
  ]);
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {readonly number[]} values */
function ratio(values) {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(short);
  return `${middle} (${least}–${most})`;
}

/** @param {number} value */
function short(value) {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
