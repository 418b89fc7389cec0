import { maySay, pieceNamed } from '@vitrina/content-contract/article-format';

export interface AttributeFault {
  code: string;
  /** Follows the name of the piece and its place: 'Ссылка в разделе «Установка»'. */
  words: string;
}

type Attributes = ReadonlyMap<string, string>;

/** What is wrong with the values of a piece's attributes; which attributes it may have is told elsewhere. */
export function attributeFaults(name: string, parent: string, attributes: Attributes): AttributeFault[] {
  const faults = RULES[name]?.(attributes, parent);
  return (faults ?? []).filter((fault) => fault !== undefined);
}

type Rule = (attributes: Attributes, parent: string) => (AttributeFault | undefined)[];

const RULES: Record<string, Rule | undefined> = {
  a: (attributes) => {
    const href = attributes.get('href');
    if ((href === undefined) === !attributes.has('data-article'))
      return [{ code: 'link', words: 'ведёт никуда или в два места сразу' }];
    return [
      when(saysWrong('a', 'href', attributes), 'link', `ведёт на «${href}»: так не пишут адрес`),
      when(saysWrong('a', 'data-article', attributes), 'link', 'ссылается на статью без номера'),
    ];
  },
  img: (attributes) => {
    const address = attributes.get('src') ?? '';
    const isInline = address.startsWith('data:');
    return [
      when(isInline, 'picture', 'вставлена прямо в текст: загрузите её в медиатеку'),
      when(
        !isInline && !says('img', 'src', attributes),
        'picture',
        `взята по адресу «${address}»: годится картинка медиатеки или адрес с https://`,
      ),
      when(!attributes.has('alt'), 'picture', 'не имеет места для описания (alt)'),
    ];
  },
  pre: (attributes, parent) => [
    when(
      parent === 'code-tabs' && !says('pre', 'data-title', attributes),
      'tab',
      'стоит на вкладке без названия',
    ),
    when(
      parent !== 'code-tabs' && saysWrong('pre', 'data-title', attributes),
      'file',
      'имеет пустое имя файла',
    ),
    when(
      saysWrong('pre', 'data-lines', attributes),
      'lines',
      `выделяет строки непонятно: «${attributes.get('data-lines')}». Пишите так: 2-4,7`,
    ),
  ],
  code: (attributes, parent) => [
    when(attributes.has('class') && parent !== 'pre', 'class', 'имеет класс: он есть только у кода из строк'),
    when(
      saysWrong('code', 'class', attributes),
      'language',
      `назвал язык непонятно: «${attributes.get('class')}»`,
    ),
  ],
  callout: (attributes) => [
    when(
      !says('callout', 'data-kind', attributes),
      'callout',
      `неизвестного вида: «${attributes.get('data-kind') ?? ''}»`,
    ),
  ],
  tariff: (attributes) => [
    when(!says('tariff', 'data-preset', attributes), 'tariff', 'не называет тариф провайдера'),
    when(
      saysWrong('tariff', 'data-os', attributes),
      'tariff',
      `называет систему непонятно: «${attributes.get('data-os')}»`,
    ),
  ],
  th: (attributes) => [
    ...spanFaults(attributes),
    when(saysWrong('th', 'scope', attributes), 'cell', 'озаглавливает неизвестно что'),
  ],
  td: (attributes) => spanFaults(attributes),
};

function spanFaults(attributes: Attributes): (AttributeFault | undefined)[] {
  return ['colspan', 'rowspan'].map((name) =>
    when(saysWrong('td', name, attributes), 'cell', 'занимает непонятно сколько места'),
  );
}

/** Whether the attribute is there and says what it may. */
function says(name: string, attribute: string, attributes: Attributes): boolean {
  const piece = pieceNamed(name);
  const value = attributes.get(attribute);
  return piece !== undefined && value !== undefined && maySay(piece, attribute, value);
}

/** Whether the attribute is there and says what it may not. */
function saysWrong(name: string, attribute: string, attributes: Attributes): boolean {
  return attributes.has(attribute) && !says(name, attribute, attributes);
}

function when(isWrong: boolean, code: string, words: string): AttributeFault | undefined {
  return isWrong ? { code, words } : undefined;
}
