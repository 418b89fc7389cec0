import { randomFrom } from '../random-from.mjs';

const SYLLABLES = [
  ...[
    'ба',
    'ве',
    'го',
    'ди',
    'жу',
    'за',
    'ки',
    'ло',
    'ме',
    'но',
    'пра',
    'ру',
    'сто',
    'те',
    'фи',
    'хра',
    'ча',
  ],
  ...['ши', 'эк', 'вер', 'пор', 'тан', 'кол', 'сис', 'ток', 'мен', 'рад', 'лин', 'гру', 'зна'],
];
const ENDINGS = ['', 'а', 'ы', 'ов', 'ом', 'ами', 'ный', 'ная', 'ные', 'ных', 'ить', 'ает', 'ение', 'ения'];
const SUBJECTS = [
  ...['nginx', 'PostgreSQL', 'Redis', 'Docker', 'Kubernetes', 'WireGuard', 'Prometheus', 'MinIO', 'HAProxy'],
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
const ACTIONS = ['Установить', 'Настроить', 'Обновить', 'Ускорить', 'Перенести', 'Защитить', 'Проверить'];
const PLACES = ['на Ubuntu 24.04', 'на Debian 12', 'в кластере', 'на одном сервере', 'без простоя'];
/** Words of the trade that nearly every article has. */
const COMMON = [
  ...[
    'сервер',
    'сервера',
    'серверы',
    'копия',
    'резервная',
    'сертификат',
    'порт',
    'журнал',
    'служба',
    'https',
  ],
  ...['база', 'данных', 'настройка', 'память', 'диск', 'сеть', 'ключ', 'пароль', 'команда', 'файл', 'на'],
];
const [WORDS, WORDS_OF_AN_ARTICLE] = [60_000, 800];

/**
 * Made-up articles with as many different words as real ones have, the same every time.
 * @param {number} amount
 */
export function* makeArticles(amount) {
  const random = randomFrom(48);
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(random() * list.length)] ?? '';
  const known = Array.from({ length: WORDS }, () => {
    const root = Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join('');
    return root + pick(ENDINGS);
  });
  // Few words are said often and most hardly ever.
  const word = () => (random() < 0.1 ? pick(COMMON) : known[Math.floor(WORDS * random() ** 3)]);
  const sentence = () => `${Array.from({ length: 12 }, word).join(' ')}.`;
  for (let place = 0; place < amount; place += 1) {
    const subject = pick(SUBJECTS);
    const title = `${pick(ACTIONS)} ${subject} ${pick(PLACES)}: ${word()} ${word()}`;
    const topic = `topic-${place % 30}`;
    yield {
      documentId: `made-${place}`,
      fingerprint: '1',
      published: 1_700_000_000_000 + place * 60_000,
      address: `/tutorials/${topic}/made-${place}`,
      section: `/tutorials/${topic}`,
      sectionName: topic,
      title,
      lead: sentence(),
      keywords: `инструкция статья ${topic} ${pick(SUBJECTS)} ${pick(SUBJECTS)}`,
      text: Array.from({ length: WORDS_OF_AN_ARTICLE / 12 }, () =>
        random() < 0.1 ? `${sentence()} ${subject} ${subject}.` : sentence(),
      ).join(' '),
    };
  }
}
