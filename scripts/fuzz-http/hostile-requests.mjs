import { chooser } from './chooser.mjs';
import { FRAMEWORK_HEADERS, METHODS, NAMES_OF_OBJECTS, TARGETS } from './places.mjs';

/**
 * One request as it goes over the line.
 * @typedef {object} HostileRequest
 * @property {string} kind
 * @property {Buffer} bytes
 * @property {boolean} isWhole Nothing is missing of it, so it has to be answered.
 * @property {number} mostAnswers More would mean that a request was smuggled in.
 */

/** @typedef {ReturnType<typeof chooser>} Chooser */
/** @typedef {{ host: string, targets: readonly string[], posts: readonly string[] }} Side */
/** @typedef {(choose: Chooser, side: Side) => { bytes: Buffer } & Partial<HostileRequest>} Make */

const END = '\r\n';

/**
 * The request with this number of a series: the same seed makes the same series again.
 * @param {number} seed
 * @param {number} index
 * @param {{ host: string, side: keyof typeof TARGETS }} asked
 * @returns {HostileRequest}
 */
export function hostileRequest(seed, index, { host, side }) {
  const choose = chooser(seed * 1_000_003 + index);
  const [kind, make] = choose.of(KINDS);
  return { kind, isWhole: false, mostAnswers: 1, ...make(choose, { host, ...TARGETS[side] }) };
}

/** @type {readonly [string, Make][]} */
const KINDS = [
  ['request line', requestLine],
  ['method', method],
  ['target', target],
  ['query', query],
  ['smuggling', smuggling],
  ['chunks', chunks],
  ['headers', headers],
  ['names of the host', names],
  ['cookies', cookies],
  ['negotiation', negotiation],
  ['range', range],
  ['multipart', multipart],
  ['body', body],
  ['form of a page', formOfPage],
  ['server action', serverAction],
  ['framework headers', frameworkHeaders],
  ['upgrade', upgrade],
  ['mixture', mixture],
];

/** @type {Make} */
function requestLine(choose, { host, targets }) {
  const path = choose.of(targets);
  const line = choose.of([
    `GET ${path}`,
    `GET  ${path} HTTP/1.1`,
    `GET\t${path}\tHTTP/1.1`,
    `GET ${path} HTTP/1.1 `,
    `GET ${path} HTTP/0.9`,
    `GET ${path} HTTP/2.0`,
    `GET ${path} HTTP/1.999`,
    `GET ${path} HTTP/1.1\r`,
    `GET ${path}\0 HTTP/1.1`,
    `GET ${path}${choose.bytes(6)} HTTP/1.1`,
    `GET ${path.slice(1)} HTTP/1.1`,
    `GET ?x HTTP/1.1`,
    `GET # HTTP/1.1`,
    `GET ${path}#x HTTP/1.1`,
    `GET //evil.test${path} HTTP/1.1`,
    `GET http://evil.test${path} HTTP/1.1`,
    `GET http://${host}${path} HTTP/1.1`,
    `GET https://${host}@evil.test${path} HTTP/1.1`,
    `GET http:${path} HTTP/1.1`,
    `GET javascript:x HTTP/1.1`,
    `GET [::1] HTTP/1.1`,
    `GET http://[::1${path} HTTP/1.1`,
    `GET http://${path} HTTP/1.1`,
    `GET ${path}/${'a'.repeat(choose.upTo(20_000))} HTTP/1.1`,
    `\r\n\r\nGET ${path} HTTP/1.1`,
    `${choose.bytes(30)}`,
    `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03`,
    'PRI * HTTP/2.0\r\n\r\nSM',
  ]);
  return raw(`${line}${END}Host: ${host}${END}Connection: close${END}${END}`);
}

/** @type {Make} */
function method(choose, side) {
  const asked = choose.of(METHODS);
  const at = choose.of([...side.targets, ...side.posts, '*', side.host, `http://${side.host}/`]);
  const content = choose.of(['', '', 'x=1', choose.bytes(40)]);
  const length = content === '' ? [] : [`Content-Length: ${Buffer.byteLength(content, 'latin1')}`];
  return message(side, { line: `${asked} ${at} HTTP/1.1`, headers: length, content });
}

/** @type {Make} */
function target(choose, side) {
  const base = choose.of(side.targets).replace(/\?.*/, '').replace(/\/$/, '');
  const climb = choose.of([
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '..;/',
    '%252e%252e%252f',
    '.%00./',
  ]);
  const end = choose.of([
    `/${climb.repeat(1 + choose.upTo(8))}etc/passwd`,
    `/${climb.repeat(2)}package.json`,
    ...[
      '/%',
      '/%z',
      '/%zz',
      '/%0',
      '/%00',
      '/%0a%0dx:y',
      '/%c0%ae%c0%ae/',
      '/%ff%fe',
      '/%u0041',
      '/%ed%a0%80',
    ],
    ...['//', '///x', '/\\evil.test', '/;x=1', '/.', '/..', '/...', '/.git/HEAD', '/.env', '/%2e', '/~'],
    ...[
      '.json',
      '.rsc',
      '.html',
      '.txt',
      '.md',
      '.xml',
      '.map',
      '/rss.xml',
      '/page/-1',
      '/page/1e9',
      '/page/%30',
    ],
    ...[
      '/[slug]',
      '/[[...path]]',
      '/(react)',
      '/@x',
      '/_next',
      '/__proto__',
      '/constructor',
      '/hasOwnProperty',
    ],
    `/${'a/'.repeat(choose.upTo(900))}`,
    `/${'%d0%bf'.repeat(choose.upTo(500))}`,
    `/${choose.bytes(20).replace(/[\r\n ]/g, '')}`,
    `/_next/image?url=${choose.of(['http://169.254.169.254/', '%2F%2Fevil.test', 'file:///etc/passwd', ''])}&w=64&q=75`,
    `/_next/data/${choose.of(['x', '%00', '../..'])}${base}.json`,
  ]);
  return message(side, {
    line: `${choose.of(['GET', 'HEAD', 'POST'])} ${choose.of([base, ''])}${end} HTTP/1.1`,
  });
}

/** @type {Make} */
function query(choose, side) {
  const path = choose.of([...side.targets, ...side.posts]);
  const keys = [
    ...[
      'auth',
      'preset',
      'period',
      'os',
      'wmid',
      'bannerID',
      'next',
      'to',
      'redirect',
      'q',
      'page',
      'kind',
      'section',
      'ticket',
    ],
    ...[
      'compare',
      'min_cpu',
      'max_price',
      'order',
      'from',
      '_rsc',
      'nxtPslug',
      '__nextLocale',
      'filters[$or][0][id]',
      'populate',
    ],
    ...[
      'fields',
      'sort',
      'pagination[page]',
      'status',
      'locale',
      'variables',
      'query',
      'cpu',
      'ram',
      'disk',
      'bundle',
      'refusal',
    ],
    ...NAMES_OF_OBJECTS,
  ];
  const value = () =>
    choose.of([
      ...[
        '',
        '1',
        '-1',
        '0',
        'NaN',
        '1e999',
        '9'.repeat(30),
        '%',
        '%00',
        '%ff',
        '%E0%A4%A',
        '[]',
        '{}',
        'null',
        'undefined',
      ],
      ...[
        "' or 1=1--",
        '"><script>x</script>',
        '//evil.test',
        '/\\evil.test',
        '/%09/evil.test',
        'javascript:x',
        '\u202e',
        '../../x',
      ],
      'a'.repeat(choose.upTo(7_000)),
      choose.bytes(10).replace(/[\r\n ]/g, '+'),
    ]);
  const pairs = Array.from({ length: 1 + choose.upTo(5) }, () => {
    const key = choose.of(keys);
    return `${choose.of([key, `${key}[]`, `${key}[x]`, `${key}[__proto__][x]`, encodeURIComponent(key)])}=${value()}`;
  });
  const long = choose.of([
    '',
    '',
    `&${'a=1&'.repeat(choose.upTo(1_500))}`,
    `&x${'[a]'.repeat(choose.upTo(300))}=1`,
  ]);
  return message(side, {
    line: `GET ${path}${path.includes('?') ? '&' : '?'}${pairs.join('&')}${long} HTTP/1.1`,
  });
}

/** @type {Make} */
function smuggling(choose, side) {
  const inner = `GET /smuggled HTTP/1.1${END}Host: ${side.host}${END}${END}`;
  const chunked = `0${END}${END}${inner}`;
  const [head, content] = choose.of([
    [`Content-Length: ${chunked.length}${END}Transfer-Encoding: chunked`, chunked],
    [`Transfer-Encoding: chunked${END}Content-Length: 4`, `5c${END}${inner}${END}0${END}${END}`],
    [`Content-Length: 0${END}Content-Length: ${inner.length}`, inner],
    [`Content-Length: 0, ${inner.length}`, inner],
    ...['+0', '-1', '0x0', '0 0', '1e1', '99999999999999999999', '', 'x'].map((length) => [
      `Content-Length: ${length}`,
      inner,
    ]),
    [`Content-Length : 0`, inner],
    [`Content-Length:\t0${END}X: y${END}\tContent-Length: ${inner.length}`, inner],
    [`Transfer-Encoding: xchunked${END}Content-Length: 0`, inner],
    [`Transfer-Encoding : chunked`, chunked],
    [`Transfer-Encoding:\n chunked`, chunked],
    [`Transfer-Encoding: chunked, identity`, chunked],
    [`Transfer-Encoding: identity, chunked`, chunked],
    [`Transfer-Encoding: chunked${END}Transfer-Encoding: x`, chunked],
    [`Transfer-Encoding:\x0bchunked`, chunked],
    [`X: y\nTransfer-Encoding: chunked`, chunked],
    [`Transfer-Encoding: "chunked"${END}Content-Length: 4`, chunked],
    [`X: ${END} folded${END}Content-Length: 0`, ''],
    [`Expect: 100-continue${END}Content-Length: 5`, 'x=1&y'],
  ]);
  const path = choose.of(side.posts);
  const bytes = `POST ${path} HTTP/1.1${END}Host: ${side.host}${END}Content-Type: application/x-www-form-urlencoded${END}${head}${END}${END}${content}`;
  // 100 is an answer more; and where the last coding is 'chunked', two requests are two.
  return {
    ...raw(bytes),
    mostAnswers: head?.startsWith('Expect') || head?.endsWith('identity, chunked') ? 2 : 1,
  };
}

/** @type {Make} */
function chunks(choose, side) {
  const size = choose.of([
    'z',
    '-1',
    'fffffffffffffffff',
    '5;x=y',
    `5;${'x'.repeat(20_000)}`,
    '0x5',
    '5 ',
    ' 5',
    '',
    '+5',
    '5\r\r',
    '٥',
  ]);
  const content = choose.of([
    `${size}${END}hello${END}0${END}${END}`,
    `5${END}hell${END}0${END}${END}`,
    `5${END}hello0${END}${END}`,
    `5\nhello\n0\n\n`,
    `5${END}hello${END}0${END}X: ${choose.bytes(20)}${END}${END}`,
    `${`1${END}a${END}`.repeat(2_000)}0${END}${END}`,
    `5${END}hello`,
  ]);
  const type = choose.of([
    'application/json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
  ]);
  return message(side, {
    line: `POST ${choose.of(side.posts)} HTTP/1.1`,
    headers: ['Transfer-Encoding: chunked', `Content-Type: ${type}`, `Origin: http://${side.host}`],
    content,
  });
}

/** @type {Make} */
function headers(choose, side) {
  const many = Array.from({ length: choose.upTo(2_500) }, (_, index) => `x${index}: ${index}`);
  const added = choose.of([
    [`X: ${'a'.repeat(choose.upTo(40_000))}`],
    many,
    [': x'],
    ['no colon'],
    ['X Y: z'],
    ['X\0: y'],
    [`X: ${choose.bytes(30)}`],
    [`X: a\0b`],
    [`X: a\rb`],
    [`X: \u043f\u0440`],
    ['Connection: keep-alive, x, close, transfer-encoding'],
    ['Content-Type: application/json', 'Content-Type: text/html'],
    ['Authorization: Basic !!!'],
    ['Authorization: Bearer '],
    [`Authorization: Bearer ${choose.bytes(60).replace(/[\r\n]/g, '')}`],
    ['Authorization: Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MX0.'],
    ['Host: a', 'Host: b'],
    ['__proto__: x', 'constructor: x', 'toString: x'],
    ['If-Match: *', 'If-Unmodified-Since: never'],
  ]);
  return message(side, { line: `GET ${choose.of(side.targets)} HTTP/1.1`, headers: added });
}

/** @type {Make} */
function names(choose, side) {
  const name = choose.of([
    '',
    'evil.test',
    'evil.test:80',
    '[::1]',
    '[',
    'a:b:c',
    '..',
    '-',
    '/',
    '@',
    'a b',
    `${'a'.repeat(300)}.test`,
    '%00',
    choose.bytes(8).replace(/[\r\n]/g, ''),
  ]);
  const forwarded = choose.some([
    `X-Forwarded-Host: ${name}`,
    `X-Forwarded-Proto: ${choose.of(['https', 'javascript', 'https, http', '', '//'])}`,
    `X-Forwarded-Port: ${choose.of(['0', '-1', '99999', 'x', ''])}`,
    `X-Forwarded-For: ${choose.of(['1.1.1.1', '::', 'x', '1.1.1.1, '.repeat(500), '999.1.1.1', "' or 1=1", ''])}`,
    `X-Forwarded-Prefix: ${choose.of(['//evil.test', '/..', ''])}`,
    `Forwarded: for=${name};host=${name};proto=https`,
    `X-Real-IP: ${name}`,
    `X-Original-URL: /admin`,
    `X-Rewrite-URL: /admin`,
    `X-HTTP-Method-Override: ${choose.of(METHODS)}`,
    `X-Host: ${name}`,
    `True-Client-IP: ${name}`,
    `Via: ${name}`,
    `Origin: ${choose.of(['null', 'http://evil.test', `http://${name}`, name])}`,
    `Referer: ${choose.of([name, `http://${name}/`, 'javascript:x'])}`,
  ]);
  const hosts = choose.of([[], [`Host: ${name}`], [`Host: ${side.host}`]]);
  const at = choose.of([...side.targets, ...side.posts]);
  const line = `${choose.of(['GET', 'GET', 'POST'])} ${at} HTTP/1.${choose.of(['0', '1', '1'])}`;
  return raw([line, ...hosts, ...forwarded, 'Connection: close', '', ''].join(END));
}

/** @type {Make} */
function cookies(choose, side) {
  const name = choose.of([
    ...[
      'vitrina-session',
      '__Host-vitrina-session',
      'vitrina-device',
      'vitrina-known',
      'wmid',
      'customer',
      'jwtToken',
    ],
    ...[
      'strapi_admin_refresh',
      'koa.sess',
      'koa.sess.sig',
      '__prerender_bypass',
      '__next_preview_data',
      'NEXT_LOCALE',
      '__proto__',
    ],
  ]);
  const value = choose.of([
    ...['', '=', '"', '%', '%00', '%E0%A4%A', 'null', '{}', '[]', '"unended', 'a,b', 'Fe26.2**x*y*z**a*b'],
    `Fe26.2*1*${'ab'.repeat(32)}*x*y**${'0'.repeat(64)}*z`,
    choose.bytes(50).replace(/[\r\n]/g, ''),
    'a'.repeat(choose.upTo(9_000)),
    'eyJhbGciOiJub25lIn0.eyJ9.',
  ]);
  const cookie = choose.of([
    `${name}=${value}`,
    `${name}`,
    `=${value}`,
    `${name}=${value}; `.repeat(choose.upTo(60)),
    ';;;;',
    `$Version=1; ${name}=${value}`,
  ]);
  return message(side, {
    line: `GET ${choose.of([...side.targets, ...side.posts])} HTTP/1.1`,
    headers: [`Cookie: ${cookie}`],
  });
}

/** @type {Make} */
function negotiation(choose, side) {
  const header = choose.of([
    'Accept',
    'Accept-Encoding',
    'Accept-Language',
    'Accept-Charset',
    'If-None-Match',
    'If-Modified-Since',
    'If-Range',
    'TE',
    'Prefer',
  ]);
  const value = choose.of([
    ...[
      '',
      '*',
      '*/*;q=NaN',
      'text/*;q=-1',
      ';',
      ',',
      ',,,',
      'q=1',
      '"',
      'W/',
      'W/"',
      '"a", W/"b',
      '*;*',
      'x/y;q=1e999',
      'never',
      '0',
    ],
    ...[
      'gzip;q=0, br;q=0, identity;q=0',
      'identity;q=0',
      '*;q=0',
      'zstd, gzip, gzip, gzip',
      'gzip;q=0.0001',
      'BR',
      'gzip\t;\tq=\t1',
    ],
    `${'a/b;q=0.1,'.repeat(choose.upTo(1_200))}`,
    `${'"x",'.repeat(choose.upTo(2_000))}`,
    `${'ru-'.repeat(choose.upTo(2_000))}`,
    choose.bytes(40).replace(/[\r\n]/g, ''),
  ]);
  return message(side, {
    line: `${choose.of(['GET', 'HEAD'])} ${choose.of(side.targets)} HTTP/1.1`,
    headers: [`${header}: ${value}`],
  });
}

/** @type {Make} */
function range(choose, side) {
  const value = choose.of([
    ...[
      'bytes=0-0',
      'bytes=-1',
      'bytes=-0',
      'bytes=5-1',
      'bytes=99999999999-',
      'bytes=0-99999999999999999999',
      'bytes=',
      'bytes',
      '=',
    ],
    ...[
      'items=0-1',
      'bytes=a-b',
      'bytes=0-,0-,0-',
      'bytes=--1',
      'BYTES=0-1',
      'bytes = 0 - 1',
      'bytes=0.5-1',
      'bytes=0-0\0',
    ],
    `bytes=${'0-,'.repeat(choose.upTo(3_000))}`,
    `bytes=${Array.from({ length: choose.upTo(1_300) }, (_, index) => `${index}-${index}`).join(',')}`,
  ]);
  return message(side, {
    line: `${choose.of(['GET', 'HEAD'])} ${choose.of(side.targets)} HTTP/1.1`,
    headers: [
      `Range: ${value}`,
      ...choose.some(['If-Range: "x"', 'If-Range: never', 'Accept-Encoding: gzip']),
    ],
  });
}

/** @type {Make} */
function multipart(choose, side) {
  const boundary = choose.of(['x', '', '"x"', '"x', 'x'.repeat(200), 'x y', '--', '\0']);
  const name = choose.of([
    'username',
    'files',
    '',
    '$ACTION_REF_1',
    '__proto__',
    'a'.repeat(3_000),
    'a[b][c]',
    '0',
    '1_$ACTION_1:0',
  ]);
  const file = choose.of([
    '',
    '; filename="../../x.png"',
    '; filename="x\0.svg"',
    "; filename*=utf-8''%zz",
    `; filename="${'x'.repeat(4_000)}"`,
    '; filename=""',
  ]);
  const part = `--x${END}Content-Disposition: form-data; name="${name}"${file}${END}${END}${choose.bytes(40)}${END}`;
  const content = choose.of([
    `${part}--x--${END}`,
    part,
    part.slice(0, choose.upTo(part.length)),
    `${part.repeat(choose.upTo(300))}--x--${END}`,
    `--x--`,
    '',
    choose.bytes(200),
    `--x${END}${END}${END}--x--${END}`,
    `--x${END}Content-Disposition${END}${END}a${END}--x--${END}`,
    `--x${END}Content-Disposition: form-data${END}${END}a${END}--x--${END}`,
    `--x${END}Content-Type: multipart/mixed; boundary=y${END}${END}--y${END}${END}--x--${END}`,
    `--x${END}Content-Disposition: form-data; name="a"${END}Content-Transfer-Encoding: x${END}${END}a${END}--x--${END}`,
    `--x${END}${`a: b${END}`.repeat(3_000)}${END}--x--${END}`,
  ]);
  return sent(choose, side, `multipart/form-data; boundary=${boundary}`, content);
}

/** @type {Make} */
function body(choose, side) {
  const type = choose.of([
    ...[
      'application/json',
      'application/json; charset=x',
      'application/json; charset=utf-7',
      'application/x-www-form-urlencoded',
    ],
    ...[
      'text/plain',
      'application/xml',
      'application/graphql',
      'x',
      '',
      ';',
      'application/json, text/html',
      'multipart/form-data',
    ],
  ]);
  const content = choose.of([
    ...[
      '',
      '{',
      '[',
      '""',
      'null',
      'NaN',
      '1e999',
      '{"a":1,}',
      '\ufeff{}',
      '{"a":"\\ud800"}',
      '\0',
      'true',
      '[[]]',
      '{}',
    ],
    ...[
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"length":1e9}',
      '{"toString":1,"then":1}',
    ],
    '['.repeat(choose.upTo(9_000)),
    `{"a":${'{"a":'.repeat(choose.upTo(3_000))}1${'}'.repeat(3_000)}`,
    `{"query":${choose.of(['null', '1', '""', '"{"', '"{__schema{types{name}}}"', '["a"]', '"query($a:[Int!]){x(a:$a)}"', '"subscription{x}"'])},"variables":${choose.of(['null', '1', '"x"', '[]', '{}', '{"__proto__":1}'])}}`,
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":null}',
    `{"jsonrpc":"2.0","id":{},"method":${choose.of(['1', 'null', '"x"', '"__proto__"'])}}`,
    `{"email":${choose.of(['{}', '[]', 'null', '1', '{"$ne":""}', '"a@b.c"'])},"password":${choose.of(['{}', '[]', 'null', '1'])}}`,
    'a=1&'.repeat(choose.upTo(3_000)),
    'a[a][b][c][d][e][f][g][h][i]=1&a=2&a[]=3&=&&=&__proto__[x]=1&%=%&%zz=%zz',
    'page=//evil.test&next=/%5cevil.test',
    'x'.repeat(choose.of([10, 5_000, 70_000, 200_000])),
    choose.bytes(300),
  ]);
  return sent(
    choose,
    side,
    type,
    content,
    choose.some([
      'Content-Encoding: gzip',
      'Content-Encoding: x',
      'Accept: application/json, text/event-stream',
      'Mcp-Session-Id: x',
      'Expect: 200-maybe',
    ]),
  );
}

/** @type {Make} */
function formOfPage(choose, side) {
  const fields = choose.some([
    'username',
    'password',
    'email',
    'journey',
    'order',
    'product',
    'agreed',
    'option.period',
  ]);
  const named = choose.of([
    ...['login', 'code', 'another-code', 'recovery', 'registration', 'webmaster', 'order', 'request'],
    ...['', '__proto__', 'constructor', 'toString', 'login\0', choose.bytes(8)],
  ]);
  const content = [
    field('form', named),
    ...(choose.upTo(4) === 0 ? [field('form', 'order')] : []),
    ...fields.map((name) =>
      field(name, choose.of(['', 'x', '[]', 'P1Y', choose.bytes(30), 'a'.repeat(5_000)])),
    ),
  ].join('');
  const type = choose.of([
    'multipart/form-data; boundary=x',
    'Multipart/Form-Data; boundary=x',
    'text/plain',
  ]);
  return sent(choose, side, type, `${content}--x--${END}`, choose.some(['Accept: application/json']));
}

/**
 * @param {string} name
 * @param {string} value
 */
function field(name, value) {
  return `--x${END}Content-Disposition: form-data; name="${name}"${END}${END}${value}${END}`;
}

/** @type {Make} */
function serverAction(choose, side) {
  const id = choose.of([
    '',
    'x',
    '40ab',
    '7f'.repeat(21),
    '00'.repeat(20),
    '__proto__',
    '1:1',
    choose.bytes(12).replace(/[\r\n]/g, ''),
  ]);
  const reference = choose.of([
    ...[
      '["$F1"]',
      '["$1:__proto__:then"]',
      '["$1:constructor:constructor"]',
      '{"then":"$1:__proto__:then","status":"resolved_model"}',
    ],
    ...[
      '"$@0"',
      '"$B1337"',
      '"$Q1"',
      '"$W1"',
      '"$i1"',
      '"$Z"',
      '"$T1"',
      '["$K1"]',
      '[1',
      '',
      'null',
      '"$n99999999999999999999999"',
      '"$D"',
    ],
    ...[
      '{"id":"x","bound":null}',
      '{"id":"__proto__","bound":"$@1"}',
      '["$1:a:b:c"]',
      '"$L1"',
      '"$S"',
      `"${'$'.repeat(50)}"`,
    ],
  ]);
  const content = choose.of([
    field('$ACTION_1:1', 'x'),
    field('$ACTION_1:0', reference),
    field('$ACTION_REF_1', '') + field('$ACTION_1:0', reference),
    field('$ACTION_REF_1', '') + field('$ACTION_1:0', reference) + field('$ACTION_1:1', reference),
    field('$ACTION_REF_', '') + field('$ACTION_:0', '{}'),
    field('$ACTION_REF_1', ''),
    field(`$ACTION_ID_${id}`, ''),
    field('$ACTION_KEY', id) +
      field('$ACTION_REF_1', '') +
      field('$ACTION_1:0', `{"id":"${'7f'.repeat(21)}","bound":null}`),
    field('0', reference) + field('1', reference),
    field('1_$ACTION_REF_1', '') + field('1_$ACTION_1:0', reference) + field('0', '["$K1"]'),
    `${field('$ACTION_REF_1', '').repeat(50)}`,
  ]);
  const isPlain = choose.upTo(3) === 0;
  const named = choose.upTo(2) === 0 || isPlain ? [`Next-Action: ${id}`] : [];
  return isPlain
    ? sent(choose, side, 'text/plain;charset=UTF-8', reference, named)
    : sent(choose, side, 'multipart/form-data; boundary=x', `${content}--x--${END}`, named);
}

/** @type {Make} */
function frameworkHeaders(choose, side) {
  const added = choose.some(
    FRAMEWORK_HEADERS.map(
      (name) =>
        `${name}: ${choose.of(['1', '', 'x', '%5B%22%22%5D', '%', '[', '["",{}]', '/_tree', 'src/proxy:src/proxy', 'a'.repeat(500)])}`,
    ),
  );
  return message(side, {
    line: `${choose.of(['GET', 'GET', 'HEAD', 'POST'])} ${choose.of([...side.targets, '/no-such-page', '/services/none'])} HTTP/1.1`,
    headers: added,
  });
}

/** @type {Make} */
function upgrade(choose, side) {
  const to = choose.of(['websocket', 'h2c', 'TLS/1.0', 'x', '', 'websocket, h2c']);
  return raw(
    [
      `GET ${choose.of([...side.targets, '/_next/webpack-hmr', '/_next/hmr'])} HTTP/1.1`,
      `Host: ${side.host}`,
      'Connection: Upgrade, HTTP2-Settings',
      `Upgrade: ${to}`,
      ...choose.some([
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: x',
        'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
      ]),
      '',
      choose.of(['', choose.bytes(50)]),
    ].join(END),
  );
}

/** Several at once, pipelined. @type {Make} */
function mixture(choose, side) {
  const kinds = [target, query, headers, names, cookies, negotiation, range, frameworkHeaders, body];
  const parts = Array.from({ length: 2 + choose.upTo(3) }, () => choose.of(kinds)(choose, side).bytes);
  const kept = parts.map((part) => part.toString('latin1').replace(/Connection: close\r\n/g, ''));
  // A body that is longer than it says is a request of its own.
  return { ...raw(kept.join('')), mostAnswers: Number.POSITIVE_INFINITY };
}

/** @param {string} text in which each letter is a byte */
function raw(text) {
  return { bytes: Buffer.from(text, 'latin1') };
}

/**
 * @param {Side} side
 * @param {{ line: string, headers?: readonly string[], content?: string }} parts
 */
function message({ host }, { line, headers: added = [], content = '' }) {
  const own = added.some((header) => /^host:/i.test(header)) ? [] : [`Host: ${host}`];
  const isWhole =
    content === '' && !added.some((header) => /^(?:content-length|transfer-encoding|expect)/i.test(header));
  return { ...raw([line, ...own, ...added, 'Connection: close', '', content].join(END)), isWhole };
}

/**
 * @param {Chooser} choose
 * @param {Side} side
 * @param {string} type
 * @param {string} content
 * @param {readonly string[]} [added]
 */
function sent(choose, side, type, content, added = []) {
  const length = Buffer.byteLength(content, 'latin1');
  return message(side, {
    line: `${choose.of(['POST', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE'])} ${choose.of(side.posts)} HTTP/1.1`,
    headers: [
      `Content-Type: ${type}`,
      `Content-Length: ${choose.of([length, length, length, length + 5, 0])}`,
      `Origin: http://${side.host}`,
      ...added,
    ],
    content,
  });
}
