/** Of nouns, adjectives and verbs as they stand in titles and questions; the longest that fits is cut. */
const ENDINGS = [
  'иями ями ами ией иям ием иях ого его ому ему ыми ими ается яется',
  'ться ете ите ешь ать ять ить еть уют ует',
  'ая яя ою ею ой ей ый ий ые ие ую юю ых их ым им ом ем',
  'ам ям ах ях ов ев ия ья ию ью ии ьи ет ут ют ит ат ят',
  'а я о е и ы у ю й ь',
]
  .flatMap((line) => line.split(' '))
  .sort((one, other) => other.length - one.length);

const LEAST_LETTERS_LEFT = 3;

/**
 * A word without its Russian ending, so that «серверы», «серверов» and «сервер» meet. It only has to cut alike, not to
 * find the true stem: an exact one is a library that nobody keeps, and prefixes and typos are forgiven later anyway.
 */
export function stem(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST_LETTERS_LEFT);
  return ending ? word.slice(0, -ending.length) : word;
}
