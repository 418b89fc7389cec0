import fc from 'fast-check';

/** How often each parser is asked; `npm run fuzz` asks a hundred times as often. */
export const RUNS = Number(process.env.PARSER_RUNS ?? 60);

const NASTY = [
  ...[
    '',
    ' ',
    '\0',
    '\t',
    '\n',
    '\r\n',
    '\u2028',
    '\u202e',
    '\ud800',
    '\ufeff',
    '\ufffd',
    '٣',
    '１',
    'ſ',
    'İ',
    'ß',
  ],
  ...[
    '0',
    '-0',
    '-1',
    '1e999',
    '9'.repeat(40),
    '0x10',
    '1_0',
    '1,5',
    '1.5',
    '.5',
    '5.',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
  ],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length', '[object Object]'],
  ...[
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https:evil.test',
    'javascript:x',
    'data:text/html,x',
    '/%2f%2fevil.test',
    '/../..',
    '/%2e%2e',
    '/%zz',
    '/%ff',
  ],
  ...['{', '[', '"', '{"a":', '[[[[', '{}', '[]', '""', '{"__proto__":1}', '["a",1,null]'],
  ...[
    '<script>x</script>',
    '<img src=x onerror=x>',
    '<svg/onload=x>',
    '</p>',
    '&#x0;',
    '&',
    "' or 1=1 --",
    '=cmd()',
    '@x',
    '+1',
    '-1+1',
  ],
  ...[
    'ru-1',
    'P1M',
    'vds',
    'registrationVds',
    'login',
    'vpsPartnership',
    'service',
    '2453',
    'service:1',
    'a@b.ru',
    '+79001234567',
    '7707083893',
  ],
];
const PUMPS = [
  'a',
  '0',
  ' ',
  '.',
  '/',
  '\\',
  '%',
  '-',
  '~',
  '(',
  '[',
  '{',
  '"',
  '<',
  '&',
  ',',
  '\n',
  'я',
  'a@',
  '%2f',
  '../',
  '</',
  '<b>',
  '["',
  '{"a":',
  '![',
];

/** Also one sign or a few, very often: what is read again and again takes long. */
export const text = (): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...NASTY) },
    { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...PUMPS), fc.nat(4_000))
        .map(([sign, times]) => sign.repeat(times)),
    },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...NASTY), { maxLength: 6 }).map((parts) => parts.join('')),
    },
  );

/** A query whose keys are often those that are read. */
export const query = (...keys: string[]): fc.Arbitrary<URLSearchParams> =>
  fc
    .array(
      fc.tuple(
        keys.length > 0 ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...keys) }, text()) : text(),
        text(),
      ),
      { maxLength: 12 },
    )
    .map((pairs) => new URLSearchParams(pairs));

export const address = (): fc.Arbitrary<string> =>
  fc.oneof(
    text(),
    fc.webPath(),
    fc.webUrl(),
    fc.array(text(), { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
    fc
      .array(
        fc.constantFrom('/', '\\', '%2f', '%5c', '.', '..', '%2e', ';', '?', '#', 'a', 'я', '\t', '\n'),
        { maxLength: 14 },
      )
      .map((parts) => parts.join('')),
  );

/** Whatever JSON, a cookie or a message may hold, and objects that are no plain ones. */
export const anything = (...keys: string[]): fc.Arbitrary<unknown> => {
  const value: fc.Arbitrary<unknown> = fc.oneof(
    text(),
    fc.jsonValue({ maxDepth: 3 }),
    fc.anything({ maxDepth: 2, withBigInt: false, withNullPrototype: true }),
  );
  return keys.length === 0
    ? value
    : fc.oneof(value, fc.dictionary(fc.constantFrom(...keys), value, { maxKeys: keys.length }));
};

export const form = (...keys: string[]): fc.Arbitrary<FormData> =>
  fc.array(fc.tuple(fc.constantFrom(...keys), text(), fc.boolean()), { maxLength: 12 }).map((fields) => {
    const made = new FormData();
    for (const [key, value, isFile] of fields)
      made.append(key, isFile && value.length < 9 ? new Blob([value]) : value);
    return made;
  });

const TAGS = [
  'p',
  'a',
  'b',
  'h2',
  'ul',
  'li',
  'table',
  'td',
  'pre',
  'code',
  'img',
  'figure',
  'aside',
  'div',
  'svg',
  'math',
  'script',
  'style',
  'template',
  'iframe',
  'noscript',
  'select',
  'form',
  'object',
  'base',
  'meta',
  'title',
  'textarea',
];
const ATTRIBUTES = [
  'href',
  'src',
  'onclick',
  'style',
  'class',
  'id',
  'data-block',
  'data-kind',
  'data-article',
  'srcdoc',
  'xlink:href',
  'name',
  'is',
  'formaction',
];

export const html = (): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        text(),
        fc.constantFrom(...TAGS).map((tag) => `</${tag}>`),
        fc
          .tuple(
            fc.constantFrom(...TAGS),
            fc.array(fc.tuple(fc.constantFrom(...ATTRIBUTES), text()), { maxLength: 3 }),
          )
          .map(
            ([tag, attributes]) =>
              `<${tag}${attributes.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')}>`,
          ),
        fc.constantFrom(
          '<!--',
          '-->',
          '<![CDATA[',
          ']]>',
          '<?x',
          '<!doctype html>',
          '&lt',
          '&#106;avascript:',
        ),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(''));
