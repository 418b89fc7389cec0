import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
/** What runs, shows other documents, or can put a script into an attribute later. */
const FORBIDDEN = [
  'script',
  'foreignobject',
  'iframe',
  'embed',
  'object',
  'audio',
  'video',
  'handler',
  'listener',
];
const ANIMATIONS = ['animate', 'set', 'animatemotion', 'animatetransform', 'animatecolor'];
const OUTSIDE = 'в нём есть ссылка наружу; допустимы только ссылки внутри файла';
const OWN_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif);base64,/i;

/** Why a drawing may not be shown to visitors, in Russian; nothing when it may. Strictly read, as a browser reads it. */
export function svgFault(text: string): string | undefined {
  let fault: string | undefined;
  let isSvg = false;
  let styles = 0;
  let sheet = '';
  const report = (reason: string | undefined) => {
    fault ??= reason;
  };
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => report('файл повреждён: это не правильный XML'));
  parser.on('doctype', (doctype) => {
    // An inner subset can define entities, which hide anything from whoever reads the text.
    if (doctype.includes('[')) report('в нём объявлены сущности (DOCTYPE)');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') report('он подключает внешние стили');
  });
  parser.on('opentag', (tag) => {
    isSvg ||= tag.local === 'svg' && tag.uri === SVG;
    if (tag.local.toLowerCase() === 'style') styles += 1;
    report(tagFault(tag));
  });
  parser.on('closetag', (tag) => {
    if (tag.local.toLowerCase() !== 'style') return;
    styles -= 1;
    // Only whole: a word of CSS may be cut in two by a comment of XML or by CDATA.
    report(styleFault(sheet));
  });
  const readText = (content: string) => {
    if (styles > 0) sheet += content;
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.write(text).close();
  return fault ?? (isSvg ? undefined : 'это не рисунок SVG');
}

function tagFault({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const name = local.toLowerCase();
  if (uri === XHTML) return 'в нём есть HTML';
  if (FORBIDDEN.includes(name))
    return name === 'script' ? 'в нём есть скрипт' : `в нём есть элемент <${local}>`;
  if (ANIMATIONS.includes(name)) {
    const target = attributes.attributeName?.value.toLowerCase() ?? '';
    if (target.includes('href') || target.startsWith('on')) return 'анимация в нём меняет ссылку';
  }
  return Object.values(attributes).map(attributeFault).find(Boolean);
}

function attributeFault({ local, prefix, value }: SaxesAttributeNS): string | undefined {
  const name = local.toLowerCase();
  if (name.startsWith('on')) return `в нём есть обработчик события ${local}`;
  if (name === 'href' || name === 'src') {
    const address = value.trim();
    return address.startsWith('#') || OWN_PICTURE.test(address) ? undefined : OUTSIDE;
  }
  // Only what has no prefix styles the drawing. A namespace is an address by its nature, and drawing programs
  // write paths of files into attributes of their own; nobody follows either.
  return prefix === '' && name !== 'xmlns' ? styleFault(value) : undefined;
}

/** Functions that fetch what a bare string names, without `url()`. */
const FETCHING = /(?:image-set|image|cross-fade|src)\(/i;

/** Of styles and of attributes that may hold an address. A backslash hides words of CSS. */
function styleFault(text: string): string | undefined {
  if (/@import/i.test(text)) return 'он подключает внешние стили';
  if (/javascript:/i.test(text)) return 'в нём есть скрипт';
  if (
    /url\(/i.test(text.replace(/url\(\s*(?:["']\s*)?(#|data:image\/(png|jpeg|gif|webp|avif);base64,)/gi, ''))
  )
    return OUTSIDE;
  const fetching = text.search(FETCHING);
  if (fetching >= 0 && /["']/.test(text.slice(fetching))) return OUTSIDE;
  return text.includes('\\') ? 'стили в нём записаны кодами символов' : undefined;
}
