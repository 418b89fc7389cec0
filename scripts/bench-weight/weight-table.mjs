import { median } from '../median.mjs';
import { inFirstLanguage } from './public-pages.mjs';

/**
 * What one round has measured of a page: bytes, and milliseconds of a processor for a request, with gzip and unpacked.
 * @typedef {{ hasIsland: boolean, script: number, awake: number, inline: number, html: number, gzip: number, processor: number, unpacked: number }} Weight
 */
/** @typedef {{ name: string, address: string, rounds: readonly Weight[] }} WeighedPage */
/** @typedef {{ measure: string, unit: string, limit: number, value: number, isOver: boolean }} Judgement */

/** They check what is typed by the very schema of the server. */
const WITH_FORM = /^\/(registration|order|request|kubernetes\/create-cluster)(\?|$)/;
const SCRIPT_KB = { withoutIsland: 5, withIsland: 45, withForm: 70 };
/** Of the heaviest pages: each as light as it has been, with room for one more tariff. */
const HTML_KB = new Map([
  ['/services/cloud-servers', 215],
  ['/services/dedicated-servers', 265],
  ['/services/databases', 227],
]);
const MADE_FOR_A_VISIT = /^\/(registration|order|request|kubernetes\/create-cluster|search)(\?|$)/;
const NOT_THERE = /^\/(unknown-form|no-such-page)$/;

const SIZES = /** @type {const} */ (['script', 'awake', 'inline', 'html', 'gzip']);
const PROCESSOR = /** @type {const} */ (['processor', 'unpacked']);
/** Rounds that differ by less are shown as one. */
const APART = 1.01;

const HEAD = [
  ...['page', 'script at first', 'script awake', 'script in the page', 'HTML', 'HTML gzip'],
  ...['processor a request', 'without gzip', 'budget'],
];

/**
 * What a page promises, and whether it holds.
 * @param {WeighedPage} page
 * @param {WeighedPage} empty
 * @returns {Judgement[]}
 */
export function judge(page, empty) {
  const address = inFirstLanguage(page.address);
  const judged = [
    {
      ...{ measure: 'script', unit: 'KB', limit: scriptLimit(page) },
      value: median(kilobytes(page, 'awake')),
    },
    {
      ...{
        measure: 'processor',
        unit: '×',
        limit: timesTheProcessorOfEmpty(address),
      },
      value: median(timesTheProcessor(page, empty, 'processor')),
    },
  ];
  const html = HTML_KB.get(address);
  if (html) judged.push({ measure: 'HTML', unit: 'KB', limit: html, value: median(kilobytes(page, 'html')) });
  return judged.map((one) => ({ ...one, isOver: one.value > one.limit }));
}

/**
 * Of a page that nobody remembers more than of all others, which are answered from memory (docs/decisions/0111).
 * @param {string} address
 */
function timesTheProcessorOfEmpty(address) {
  if (MADE_FOR_A_VISIT.test(address)) return 4;
  return NOT_THERE.test(address) ? 2 : 1.2;
}

/** @param {WeighedPage} page */
function scriptLimit({ address, rounds }) {
  if (WITH_FORM.test(inFirstLanguage(address))) return SCRIPT_KB.withForm;
  return rounds.some((round) => round.hasIsland) ? SCRIPT_KB.withIsland : SCRIPT_KB.withoutIsland;
}

/**
 * The pages as a table of Markdown, beside the empty one, which is its first row.
 * @param {WeighedPage} empty
 * @param {readonly WeighedPage[]} pages
 */
export function weightTable(empty, pages) {
  const rows = [empty, ...pages].map((page) => {
    const isEmpty = page === empty;
    return [
      isEmpty ? page.name : `${page.name} \`${page.address}\``.trim(),
      ...SIZES.map((size) => {
        const sizes = kilobytes(page, size);
        const times = median(sizes) / median(kilobytes(empty, size));
        return cell(sizes, 'KB', isEmpty || times === 0 ? [] : [`${times.toFixed(1)} ×`]);
      }),
      ...PROCESSOR.map((of) =>
        isEmpty
          ? cell(
              page.rounds.map((round) => round[of]),
              'ms',
            )
          : processorCell(page, empty, of),
      ),
      isEmpty ? '' : verdict(judge(page, empty)),
    ];
  });
  return [HEAD, HEAD.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * A document with a table in the place that is kept for it, between `<!-- weight:before -->` and `<!-- /weight:before -->`.
 * @param {string} text
 * @param {string} place
 * @param {string} table
 */
export function keepTable(text, place, table) {
  const [begin, end] = [`<!-- weight:${place} -->`, `<!-- /weight:${place} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no place for a table between ${begin} and ${end}.`);
  return `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`;
}

/**
 * @param {WeighedPage} page
 * @param {WeighedPage} empty
 * @param {(typeof PROCESSOR)[number]} of
 */
function processorCell(page, empty, of) {
  const times = timesTheProcessor(page, empty, of);
  const spread = `${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)} ×`;
  const used = median(page.rounds.map((round) => round[of]));
  return `${used.toFixed(1)} ms (${median(times).toFixed(1)} ×; ${spread})`;
}

/**
 * The middle value, and behind it in brackets what is known besides: the least and the most too, where they are apart.
 * @param {readonly number[]} values
 * @param {string} unit
 * @param {readonly string[]} [notes]
 */
function cell(values, unit, notes = []) {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const spread = most > least * APART ? [`${least.toFixed(1)}–${most.toFixed(1)} ${unit}`] : [];
  const all = [...notes, ...spread];
  return `${median(values).toFixed(1)} ${unit}${all.length > 0 ? ` (${all.join('; ')})` : ''}`;
}

/** @param {readonly Judgement[]} judged */
function verdict(judged) {
  const over = judged.flatMap(({ isOver, measure, limit, unit }) =>
    isOver ? [`${measure} ≤ ${limit} ${unit}`] : [],
  );
  return over.length > 0 ? `over: ${over.join(', ')}` : 'holds';
}

/**
 * @param {WeighedPage} page
 * @param {(typeof SIZES)[number]} size
 */
function kilobytes({ rounds }, size) {
  return rounds.map((round) => round[size] / 1024);
}

/**
 * Each round beside the empty page of the same round.
 * @param {WeighedPage} page
 * @param {WeighedPage} empty
 * @param {(typeof PROCESSOR)[number]} of
 */
function timesTheProcessor(page, empty, of) {
  return page.rounds.map((round, at) => round[of] / (empty.rounds[at]?.[of] ?? Number.NaN));
}
