/**
 * Terms of the pages in the other language: the documentation is in English, those who look something up may ask in Russian.
 * What the text says, and what it is found by, too.
 * @type {readonly [RegExp, string][]}
 */
const TERMS = [
  [/idempoten|at most once|\bintents?\b/i, 'идемпотентность намерение повтор'],
  [/\bbackups?\b/i, 'резервная копия бэкап'],
  [/\brestored?\b/i, 'восстановление'],
  [/\bredirects?\b/i, 'редирект перенаправление'],
  [/\bbanners?\b/i, 'баннер'],
  [/\bblocks?\b/i, 'блок'],
  [/\bprices?\b/i, 'цена'],
  [/\btariffs?\b/i, 'тариф'],
  [/\borders?\b/i, 'заказ'],
  [/\bsessions?\b/i, 'сессия сеанс'],
  [/\bpasswords?\b/i, 'пароль'],
  [/\bpreviews?\b/i, 'предпросмотр черновик'],
  [/\breviews?\b/i, 'проверка ревью'],
  [/\boutages?\b/i, 'сбой отказ'],
  [/\bupgrad|\bearlier version/i, 'обновление версия'],
  [/\balerts?\b/i, 'алерт оповещение'],
  [/\bcertificates?\b|\bTLS\b/, 'сертификат'],
  [/\bsecond factor/i, 'второй фактор двухфакторная'],
  [/\bcounters?\b/i, 'счётчик аналитика'],
  [/\bsearch\b/i, 'поиск'],
  [/\bproviders?\b/i, 'провайдер'],
  [/\bconfigurator\b/i, 'конфигуратор'],
  [/\btutorials?\b|\barticles?\b/i, 'статья'],
  [/\bdecisions?\b/i, 'решение'],
  [/\baccessib/i, 'доступность'],
  [/\bsecurity\b/i, 'безопасность'],
  [/\blogo\b|\bbrand\b/i, 'бренд логотип'],
  [/\bmigrations?\b/i, 'миграция'],
  [/\brequests? of visitors|\bleave a request/i, 'заявка'],
];

const HEADING = /(?=<h[1-6]\b)/;

/**
 * What the index is made of: HTML of a page, each of whose sections ends with the words that it is found by in the other language.
 * A decision record is found by its number, too.
 * @param {string} html
 * @param {string} page its path on the site
 */
export function alsoFoundBy(html, page) {
  const [, number] = /^decisions\/(\d{4})-/.exec(page) ?? [];
  return html
    .replace(/(?=<\/h1>)/, number ? ` ${number}` : '')
    .split(HEADING)
    .map((section) => {
      const words = TERMS.flatMap(([term, russian]) => (term.test(section) ? [russian] : []));
      return words.length > 0 ? `${section}<p>${words.join(' ')}</p>` : section;
    })
    .join('');
}
