import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';

export const ACCESS_KEY = 'VITRINATESTKEY';
export const SECRET_KEY = 'a-secret-key-of-the-tests';
const BUCKET = 'library';

/** @typedef {{ bytes: Buffer, type: string }} Kept */
/** @typedef {import('node:http').IncomingMessage} IncomingMessage */
/** @typedef {import('node:http').ServerResponse} ServerResponse */

/**
 * A private bucket as S3 keeps one: put, get (in parts too), list (a few names a page) and delete, and nothing without a right signature of version 4,
 * which is computed here anew from the specification of the protocol.
 */
export async function openObjectStore() {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  let isDown = false;
  /** @type {{ reached: () => void, released: Promise<void> } | undefined} */
  let held;
  const server = createServer((request, response) => {
    void bodyOf(request).then(async (body) => {
      if (request.method === 'GET' && held !== undefined && !isList(request)) {
        held.reached();
        await held.released;
      }
      if (isDown) return void response.writeHead(503).end();
      if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
      answer(request, response, body, kept);
    });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    names: () => [...kept.keys()],
    /** @param {string} name */
    typeOf: (name) => kept.get(name)?.type,
    /** @param {string} name */
    bytesOf: (name) => kept.get(name)?.bytes,
    /**
     * @param {string} name
     * @param {string} bytes
     */
    replace: (name, bytes) =>
      kept.set(name, { type: 'text/plain', ...kept.get(name), bytes: Buffer.from(bytes) }),
    /** @param {boolean} value */
    setDown(value) {
      isDown = value;
    },
    /** Lets nobody read a file until it is released; `reached` ends when somebody has asked for one. */
    hold() {
      let reached = () => {};
      let release = () => {};
      /** @type {Promise<void>} */
      const asked = new Promise((resolve) => {
        reached = resolve;
      });
      /** @type {Promise<void>} */
      const released = new Promise((resolve) => {
        release = resolve;
      });
      held = { reached, released };
      return {
        reached: asked,
        release() {
          held = undefined;
          release();
        },
      };
    },
    variables: {
      UPLOADS_STORAGE: 's3',
      S3_ENDPOINT: url,
      S3_BUCKET: BUCKET,
      S3_PREFIX: 'media/',
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    /** @returns {Promise<void>} */
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Buffer} body
 * @param {Map<string, Kept>} kept
 */
function answer(request, response, body, kept) {
  const { pathname } = new URL(request.url ?? '', 'http://store');
  const name = decodeURIComponent(pathname).replace(`/${BUCKET}/`, '');
  if (request.method === 'PUT') {
    kept.set(name, { bytes: body, type: request.headers['content-type'] ?? '' });
    return void response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    kept.delete(name);
    return void response.writeHead(204).end();
  }
  if (isList(request)) return list(request, response, kept);
  const found = kept.get(name);
  if (found === undefined) return refuse(response, 404, 'NoSuchKey');
  const { bytes, type } = found;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const etag = etagOf(bytes);
  const headers = { 'content-type': type, etag, 'last-modified': new Date(0).toUTCString() };
  if (range === null) return void response.writeHead(200, headers).end(bytes);
  const [from, to] = [Number(range[1]), Math.min(Number(range[2] || bytes.length - 1), bytes.length - 1)];
  if (from >= bytes.length) return refuse(response, 416, 'InvalidRange');
  const content = { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` };
  response.writeHead(206, content).end(bytes.subarray(from, to + 1));
}

const NAMES_OF_A_PAGE = 5;

/** @param {IncomingMessage} request */
function isList(request) {
  return new URL(request.url ?? '', 'http://store').searchParams.has('list-type');
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Map<string, Kept>} kept
 */
function list(request, response, kept) {
  const { searchParams } = new URL(request.url ?? '', 'http://store');
  const prefix = searchParams.get('prefix') ?? '';
  const after = searchParams.get('continuation-token') ?? '';
  const names = [...kept.keys()].filter((name) => name.startsWith(prefix) && name > after).sort();
  const page = names.slice(0, NAMES_OF_A_PAGE);
  const isTruncated = page.length < names.length;
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
      isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    }${page
      .map(
        (name) =>
          `<Contents><Key>${name}</Key><ETag>${etagOf(kept.get(name)?.bytes ?? '')}</ETag></Contents>`,
      )
      .join('')}</ListBucketResult>`,
  );
}

/** @param {import('node:crypto').BinaryLike} bytes */
function etagOf(bytes) {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

/**
 * @param {ServerResponse} response
 * @param {number} status
 * @param {string} code
 */
function refuse(response, status, code) {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/**
 * @param {IncomingMessage} request
 * @param {Buffer} body
 */
function isSigned(request, body) {
  const header =
    /Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)/;
  const [, key, day, region, names, signature] = header.exec(request.headers.authorization ?? '') ?? [];
  if (key !== ACCESS_KEY || day === undefined || region === undefined || names === undefined) return false;
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body)) return false;
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://store');
  searchParams.sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  const query = searchParams.toString();
  const canonical = [request.method, pathname, query, headers.join(''), names, bodyHash].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = [day, region, 's3', 'aws4_request'].reduce(hmac, Buffer.from(`AWS4${SECRET_KEY}`));
  return hmac(signing, text).toString('hex') === signature;
}

/** @param {string | Buffer} value */
function sha256(value) {
  return createHash('sha256').update(value).digest('hex');
}

/**
 * @param {Buffer} key
 * @param {string} text
 */
function hmac(key, text) {
  return createHmac('sha256', key).update(text).digest();
}

/** @param {IncomingMessage} request */
async function bodyOf(request) {
  /** @type {Buffer[]} */
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
