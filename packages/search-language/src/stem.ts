/** Of nouns and adjectives as they stand in titles and questions. */
const OF_NAMES = [
  'иями ями ами ией иям ием иях ого его ому ему ыми ими',
  'ая яя ою ею ой ей ый ий ые ие ую юю ых их ым им ом ем',
  'ам ям ах ях ов ев ия ья ию ью ии ьи',
  'а я о е и ы у ю й ь',
];

/** Of verbs. Those of two letters are left out: «формат», «лимит» and «пакет» end so, and are asked for more often. */
const OF_VERBS = ['ается яется аются яются', 'ться ете ите ешь ать ять ить еть ает яет еет ают яют уют ует'];

/** A word that ends like a verb after less is none: «память», «печать». */
const LEAST_LEFT = { name: 3, verb: 4 };

const ENDINGS = new Map([
  ...endings(OF_NAMES).map((ending) => [ending, LEAST_LEFT.name] as const),
  ...endings(OF_VERBS).map((ending) => [ending, LEAST_LEFT.verb] as const),
]);

const LONGEST = Math.max(...[...ENDINGS.keys()].map((ending) => ending.length));

/**
 * A word without its Russian ending, the longest that it may lose, so that «серверы», «серверов» and «сервер» meet: always a
 * beginning of it. It only has to cut alike, not to find the true stem (docs/decisions/0048 tells why no library does it).
 * The word is spelt as `fold` spells it.
 */
export function stem(word: string): string {
  for (let length = Math.min(LONGEST, word.length - LEAST_LEFT.name); length > 0; length--) {
    const least = ENDINGS.get(word.slice(-length));
    if (least !== undefined && word.length - length >= least) return word.slice(0, -length);
  }
  return word;
}

function endings(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '));
}
