import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

export const ACCESS_KEY = 'VITRINATESTKEY';
export const SECRET_KEY = 'a-secret-key-of-the-tests';
const BUCKET = 'library';

interface Kept {
  bytes: Buffer;
  type: string;
}

/**
 * A private bucket as S3 keeps one: put, get (in parts too) and delete, and nothing without a right signature of version 4,
 * which is computed here anew from the specification of the protocol.
 */
export async function openObjectStore() {
  const kept = new Map<string, Kept>();
  let isDown = false;
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      if (isDown) return void response.writeHead(503).end();
      if (!isSigned(request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
      answer(request, response, body, kept);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port.');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    names: () => [...kept.keys()],
    typeOf: (name: string) => kept.get(name)?.type,
    bytesOf: (name: string) => kept.get(name)?.bytes,
    setDown(value: boolean) {
      isDown = value;
    },
    variables: {
      UPLOADS_STORAGE: 's3',
      S3_ENDPOINT: url,
      S3_BUCKET: BUCKET,
      S3_PREFIX: 'media/',
      S3_ACCESS_KEY_ID: ACCESS_KEY,
      S3_SECRET_ACCESS_KEY: SECRET_KEY,
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

function answer(request: IncomingMessage, response: ServerResponse, body: Buffer, kept: Map<string, Kept>) {
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
  const found = kept.get(name);
  if (found === undefined) return refuse(response, 404, 'NoSuchKey');
  const { bytes, type } = found;
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
  const headers = { 'content-type': type, etag, 'last-modified': new Date(0).toUTCString() };
  if (range === null) return void response.writeHead(200, headers).end(bytes);
  const [from, to] = [Number(range[1]), Math.min(Number(range[2] || bytes.length - 1), bytes.length - 1)];
  if (from >= bytes.length) return refuse(response, 416, 'InvalidRange');
  const content = { ...headers, 'content-range': `bytes ${from}-${to}/${bytes.length}` };
  response.writeHead(206, content).end(bytes.subarray(from, to + 1));
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
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
  const signing = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${SECRET_KEY}`));
  return hmac(signing, text).toString('hex') === signature;
}

function sha256(value: string | Buffer): string {
  return createHash('sha256').update(value).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
