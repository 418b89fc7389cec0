import { transliterate } from 'transliteration';
import { stem } from './stem';
import { fold } from './words';

/** What is said, and what it is called here. One way only: who asks for a server has not asked for a VDS. */
const CALLED_HERE = readTable([
  ['бэкап бекап backup', 'бэкап backup резервная копия'],
  ['копия резервная', 'бэкап backup'],
  ['vds vps вдс впс виртуалка server', 'сервер'],
  ['дедик dedicated', 'выделенный'],
  ['бд субд database', 'база'],
  ['бакет bucket storage', 'хранилище s3'],
  ['видеокарта гпу', 'gpu'],
  ['нжинкс энжинкс', 'nginx'],
  ['докер', 'docker'],
  ['питон', 'python'],
  ['кубер k8s', 'kubernetes'],
  ['спб питер', 'петербург'],
  ['мск', 'москва'],
  ['цена стоимость прайс', 'тариф'],
]);

/** The terms that a word may stand for besides its own: what it is called here, and how it is written in Latin. */
export function readings(word: string): string[] {
  const own = stem(word);
  const others = [...(CALLED_HERE.get(own) ?? []), fold(transliterate(word))];
  return [...new Set(others)].filter((reading) => reading !== own && /^[\p{L}\p{N}]+$/u.test(reading));
}

function readTable(rows: [said: string, called: string][]): Map<string, string[]> {
  const stems = (line: string) => line.split(' ').map(stem);
  return new Map(rows.flatMap(([said, called]) => stems(said).map((word) => [word, stems(called)])));
}
