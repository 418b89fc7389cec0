import { CALLOUT_KINDS, isLinkAddress, isPictureAddress } from './article-format';

export interface AttributeFault {
  code: string;
  /** Follows the name of the piece and its place: 'Ссылка в разделе «Установка»'. */
  words: string;
}

/** `2-4,7`: numbers of lines and stretches of them. */
const LINES = /^[1-9]\d{0,3}(?:-[1-9]\d{0,3})?(?:,[1-9]\d{0,3}(?:-[1-9]\d{0,3})?)*$/;

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
    const article = attributes.get('data-article');
    if ((href === undefined) === (article === undefined))
      return [{ code: 'link', words: 'ведёт никуда или в два места сразу' }];
    return [
      when(href !== undefined && !isLinkAddress(href), 'link', `ведёт на «${href}»: так не пишут адрес`),
      when(article !== undefined && !/^[a-z0-9]+$/i.test(article), 'link', 'ссылается на статью без номера'),
    ];
  },
  img: (attributes) => {
    const address = attributes.get('src') ?? '';
    const isInline = address.startsWith('data:');
    return [
      when(isInline, 'picture', 'вставлена прямо в текст: загрузите её в медиатеку'),
      when(
        !isInline && !isPictureAddress(address),
        'picture',
        `взята по адресу «${address}»: годится картинка медиатеки или адрес с https://`,
      ),
      when(!attributes.has('alt'), 'picture', 'не имеет места для описания (alt)'),
    ];
  },
  pre: (attributes, parent) => {
    const isUnnamed = (attributes.get('data-title')?.trim() ?? '') === '';
    return [
      when(parent === 'code-tabs' && isUnnamed, 'tab', 'стоит на вкладке без названия'),
      when(
        parent !== 'code-tabs' && attributes.has('data-title') && isUnnamed,
        'file',
        'имеет пустое имя файла',
      ),
      when(
        !LINES.test(attributes.get('data-lines') ?? '1'),
        'lines',
        `выделяет строки непонятно: «${attributes.get('data-lines') ?? ''}». Пишите так: 2-4,7`,
      ),
    ];
  },
  code: (attributes, parent) => {
    const language = attributes.get('class');
    return [
      when(
        language !== undefined && parent !== 'pre',
        'class',
        'имеет класс: он есть только у кода из строк',
      ),
      when(
        language !== undefined && !/^language-[\w+#-]+$/.test(language),
        'language',
        `назвал язык непонятно: «${language}»`,
      ),
    ];
  },
  callout: (attributes) => [
    when(
      CALLOUT_KINDS.every(({ kind }) => kind !== attributes.get('data-kind')),
      'callout',
      `неизвестного вида: «${attributes.get('data-kind') ?? ''}»`,
    ),
  ],
  tariff: (attributes) => [
    when(
      !/^[1-9]\d{0,8}$/.test(attributes.get('data-preset') ?? ''),
      'tariff',
      'не называет номер тарифа у провайдера',
    ),
    when(
      !/^[\p{L}\p{N}][\p{L}\p{N} .+-]{0,59}$/u.test(attributes.get('data-os') ?? 'Ubuntu'),
      'tariff',
      `называет систему непонятно: «${attributes.get('data-os') ?? ''}»`,
    ),
  ],
  th: (attributes) => [
    ...spanFaults(attributes),
    when(
      !['col', 'row', 'colgroup', 'rowgroup', undefined].includes(attributes.get('scope')),
      'cell',
      'озаглавливает неизвестно что',
    ),
  ],
  td: (attributes) => spanFaults(attributes),
};

function spanFaults(attributes: Attributes): (AttributeFault | undefined)[] {
  return ['colspan', 'rowspan'].map((name) =>
    when(!/^([1-9]|[1-9]\d)$/.test(attributes.get(name) ?? '1'), 'cell', 'занимает непонятно сколько места'),
  );
}

function when(isWrong: boolean, code: string, words: string): AttributeFault | undefined {
  return isWrong ? { code, words } : undefined;
}
