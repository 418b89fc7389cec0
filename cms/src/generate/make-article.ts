/** An article made up for a trial of size. The same number always gives the same one. */
export interface MadeArticle {
  documentId: string;
  url: string;
  title: string;
  description: string;
  text: string;
  createdAt: Date;
  views: number;
  /** Which topic and author of those there are, counted round. */
  place: number;
  /** The same for its tags. */
  tags: readonly number[];
  isTutorial: boolean;
}

/** All made-up documents begin so, and nothing else does: by it they are removed again. */
export const MADE_ID = 'generated';
/** All rows of made-up documents. */
export const MADE = { documentId: { $startsWith: MADE_ID } };

export function madeId(number: number): string {
  return MADE_ID + number.toString(36).padStart(24 - MADE_ID.length, '0');
}

const ACTIONS = [
  'установить',
  'настроить',
  'обновить',
  'ускорить',
  'перенести',
  'защитить',
  'проверить',
  'измерить',
];
const SUBJECTS = [
  ...[
    'nginx',
    'PostgreSQL',
    'Redis',
    'Docker',
    'WireGuard',
    'Prometheus',
    'GitLab Runner',
    'MinIO',
    'HAProxy',
  ],
  ...[
    'ClickHouse',
    'RabbitMQ',
    'Ansible',
    'Grafana',
    'systemd',
    'fail2ban',
    'Postfix',
    'Nextcloud',
    'Keycloak',
  ],
];
const PLACES = [
  'на Ubuntu 24.04',
  'на Debian 12',
  'в кластере',
  'за балансировщиком',
  'на одном сервере',
  'без простоя',
];
const SENTENCES = [
  'Перед началом снимите копию: вернуться к ней быстрее, чем искать причину сбоя ночью.',
  'Команду выполняют от обычного пользователя с правом sudo.',
  'Если служба не запустилась, причина почти всегда есть в последних строках журнала.',
  'Порт откройте только для адресов, с которых придут запросы.',
  'После изменения проверьте настройки и лишь потом перезагружайте службу.',
  'На сервере с двумя гигабайтами памяти значения по умолчанию стоит уменьшить вдвое.',
  'Сравните время ответа до и после: без числа улучшение остаётся впечатлением.',
  'Сертификат продлевается сам, но раз в месяц стоит убедиться, что это так.',
  'Нагрузка распределяется неравномерно, поэтому смотрите на худший узел, а не на средний.',
  'Пароль в файле настроек замените переменной окружения.',
];
const LISTINGS: readonly (readonly [string, string])[] = [
  ['bash', 'sudo apt update\nsudo apt install --yes service'],
  ['yaml', 'server:\n  port: 8080\n  workers: 4'],
  ['nginx', 'location / {\n  proxy_pass http://127.0.0.1:8080;\n}'],
  ['sql', 'SELECT count(*)\nFROM requests\nWHERE status = 500;'],
  ['json', '{\n  "level": "warn",\n  "keep": 14\n}'],
  ['python', 'import time\n\nprint(time.time())'],
];
const DAY_MS = 86_400_000;

export function makeArticle(number: number): MadeArticle {
  const chance = chanceOf(number);
  const [subject, place] = [chance.of(SUBJECTS), chance.of(PLACES)];
  const title = `Как ${chance.of(ACTIONS)} ${subject} ${place}, разбор ${number}`;
  const sections = 2 + chance.below(7);
  return {
    documentId: madeId(number),
    url: `generated-${number}`,
    title,
    description: `${subject} ${place}: порядок действий, настройки и проверка результата.`,
    text: [
      `<p>${sentences(chance)}</p>`,
      ...Array.from({ length: sections }, (_, index) => section(chance, index + 1, subject)),
    ].join('\n'),
    createdAt: new Date(Date.UTC(2018, 0, 1) + chance.below(3000) * DAY_MS + number * 1000),
    views: chance.below(20_000),
    place: chance.below(1000),
    tags: Array.from({ length: chance.below(4) }, () => chance.below(1000)),
    isTutorial: chance.below(10) < 8,
  };
}

type Chance = ReturnType<typeof chanceOf>;

function section(chance: Chance, number: number, subject: string): string {
  const [language, code] = chance.of(LISTINGS);
  const paragraphs = Array.from({ length: 1 + chance.below(4) }, () => `<p>${sentences(chance)}</p>`);
  const listing = `<pre><code class="language-${language}">${code}</code></pre>`;
  const list = `<ul><li>${chance.of(SENTENCES)}</li><li>${chance.of(SENTENCES)}</li></ul>`;
  return [
    `<h2>Шаг ${number}. ${subject} и ${chance.of(SUBJECTS)}</h2>`,
    ...paragraphs,
    ...(chance.below(3) > 0 ? [listing] : []),
    ...(chance.below(3) === 0 ? [list] : []),
  ].join('\n');
}

function sentences(chance: Chance): string {
  return Array.from({ length: 1 + chance.below(5) }, () => chance.of(SENTENCES)).join(' ');
}

/** Numbers that look like chance and are the same every time: mulberry32. */
function chanceOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
  function of<Thing>(things: readonly [Thing, ...Thing[]] | readonly Thing[]): Thing {
    const thing = things[below(things.length)];
    if (thing === undefined) throw new Error('There is nothing to choose from.');
    return thing;
  }
  return { below, of };
}
