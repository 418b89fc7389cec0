import { describe, expect, test } from 'vitest';
import { buildSearchIndex, type SearchDocument } from './search-index';
import { suggestions } from './suggestions';

const SSH = tutorial(
  'Как подключиться к облачному серверу по SSH-ключу',
  'Создаём ключ и запрещаем пароли.',
  'Linux',
);
const NGINX = tutorial(
  'Как установить nginx с сертификатом HTTPS на Ubuntu 24.04',
  'Веб-сервер и проверенное продление.',
  'Веб-серверы',
);
const BACKUP = tutorial(
  'Резервная копия PostgreSQL: pg_dump и восстановление',
  'Снимаем копию и ставим в расписание.',
  'Базы данных',
);
const SERVERS = service('Облачные серверы', 'Готовые тарифы на NVMe, канал 200 Мбит/с');
const DATABASES = service('Базы данных', 'PostgreSQL, MySQL, Redis и ещё пять движков');
const KUBERNETES = service('Kubernetes', 'Кластер, за мастерами которого следим мы');
const DEDICATED = service('Выделенные серверы', 'Физическая машина целиком ваша');
const MOSCOW = tariff('Cloud 50, Москва', '2 × 3,3 ГГц · 2 ГБ · 50 ГБ NVMe');
const BERLIN = tariff('Cloud 80, Германия', '4 × 3,3 ГГц · 8 ГБ · 80 ГБ NVMe');
const TRAFFIC = tutorial('Учёт трафика', 'Сколько ушло и пришло за месяц.', 'Linux');

const DOCUMENTS = [SSH, NGINX, BACKUP, SERVERS, DATABASES, KUBERNETES, DEDICATED, MOSCOW, BERLIN, TRAFFIC];
const index = buildSearchIndex(DOCUMENTS);

describe('what a visitor types finds first', () => {
  test.each([
    ['ssh', SSH],
    ['SSH ключи', SSH],
    ['nginx https', NGINX],
    ['как установить nginx на ubuntu', NGINX],
    ['бекап postgres', BACKUP],
    ['backup', BACKUP],
    ['восстановить копию', BACKUP],
    ['облачные', SERVERS],
    ['облачных серверов', SERVERS],
    ['базы', DATABASES],
    ['базами данных', DATABASES],
    ['кубернетес', KUBERNETES],
    ['kubernets', KUBERNETES],
    ['kubernetes цена', KUBERNETES],
    ['kubernets цена', KUBERNETES],
    ['pstgres', BACKUP],
    ['ngnix', NGINX],
    ['восстоновить копию', BACKUP],
    ['k8s', KUBERNETES],
    ['сервер москва', MOSCOW],
    ['vps в москве', MOSCOW],
    ['германия', BERLIN],
    ['cloud 80', BERLIN],
    ['выделеный', DEDICATED],
    ['учет', TRAFFIC],
    ['УЧЁТ', TRAFFIC],
  ])('%s', (query, best) => {
    expect(index.find(query).groups[0]?.hits[0]?.document.title).toBe(best.title);
  });

  test.each([
    ['ыыр', SSH],
    ['тпштч', NGINX],
    [',fps', DATABASES],
    ['rjgbz', BACKUP],
  ])('%s, typed on the wrong layout', (query, best) => {
    expect(index.find(query).groups[0]?.hits[0]?.document.title).toBe(best.title);
  });

  test.each([
    ['пароли', SSH],
    ['postgr', BACKUP],
  ])('%s, a beginning or a word of the text', (query, best) => {
    expect(titles(query)).toContain(best.title);
  });
});

test('all words of a query count as long as something has them all', () => {
  expect(titles('nginx ubuntu')).toEqual([NGINX.title]);
});

test('when nothing has all words, some of them are enough', () => {
  expect(titles('kubernetes фиолетовый')).toEqual([KUBERNETES.title]);
});

test('the word that few have is what was meant: a word of all tariffs does not bring them along', () => {
  expect(titles('kubernetes цена')).toEqual([KUBERNETES.title]);
  expect(titles('цена kubernetes')).toEqual([KUBERNETES.title]);
});

test('words that are equally rare are enough each, and what has another word as well is first', () => {
  expect(titles('kubernetes ubuntu')).toEqual(expect.arrayContaining([KUBERNETES.title, NGINX.title]));
  expect(titles('париж германия москва сервер')).toEqual(
    expect.arrayContaining([MOSCOW.title, BERLIN.title]),
  );
  const two = [service('Kubernetes', ''), service('Kubernetes', 'Цена'), service('Цена', '')];
  const found = buildSearchIndex([...two, ...two.slice(2)]).find('kubernetes цена фиолетовый').groups;
  expect(found[0]?.hits[0]?.document).toBe(two[1]);
});

test('a number is itself only', () => {
  expect(titles('cloud 50')).toEqual([MOSCOW.title]);
  expect(titles('5')).toEqual([]);
});

test('typos are forgiven only where the word as it stands finds nothing', () => {
  const two = buildSearchIndex([service('Приложения', ''), service('Предложения', '')]);
  expect(
    two.find('приложения').groups.flatMap(({ hits }) => hits.map(({ document }) => document.title)),
  ).toEqual(['Приложения']);
});

test.each(['', '   ', '—', '«»', 'фхтагнр', 'виндовс', 'C++', '<script>alert(1)</script>'])(
  '%j finds nothing',
  (query) => {
    expect(index.find(query)).toMatchObject({ fit: 'none', groups: [] });
  },
);

test('what fits equally well keeps the order of the documents: the cheaper tariff stays first', () => {
  const offers = [
    tariff('Cloud MSK 15, Москва', '1 ГБ'),
    tariff('MSK 1, Москва', '4 ГБ'),
    tariff('Cloud 15, Париж', ''),
  ];
  const found = buildSearchIndex(offers).find('сервер москва').groups[0]?.hits;
  expect(found?.map(({ document }) => document)).toEqual(offers.slice(0, 2));
});

test('kinds stay apart, and the kind with the best hit is first', () => {
  const { groups } = index.find('сервер');
  expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
  expect(groups.map(({ kind }) => kind).sort()).toEqual(['service', 'tariff', 'tutorial']);
  for (const { kind, hits } of groups) for (const { document } of hits) expect(document.kind).toBe(kind);
});

test('every query that is offered finds what it is offered for', () => {
  const offered = suggestions(DOCUMENTS);
  expect(offered).toEqual([
    'Linux',
    'Веб-серверы',
    'Базы данных',
    'Облачные серверы',
    'Kubernetes',
    'Сервер Москва',
    'Сервер Германия',
  ]);
  for (const suggestion of offered) {
    const wanted = DOCUMENTS.filter((document) => document.suggestion === suggestion).map(
      ({ title }) => title,
    );
    expect(titles(suggestion)).toEqual(expect.arrayContaining(wanted));
  }
});

function titles(query: string): string[] {
  return index.find(query).groups.flatMap(({ hits }) => hits.map(({ document }) => document.title));
}

function tutorial(title: string, text: string, topic: string): SearchDocument {
  return { ...bare('tutorial', title, text), keywords: `инструкция статья ${topic}`, suggestion: topic };
}

function service(title: string, text: string): SearchDocument {
  return { ...bare('service', title, text), keywords: 'услуга', suggestion: title };
}

function tariff(title: string, text: string): SearchDocument {
  const place = title.split(', ')[1];
  return {
    ...bare('tariff', title, text),
    keywords: 'тариф облачный сервер VDS VPS Premium',
    suggestion: `Сервер ${place}`,
  };
}

function bare(kind: SearchDocument['kind'], title: string, text: string) {
  return { kind, title, text, href: `/${kind}`, note: '' };
}
