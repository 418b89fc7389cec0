import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline, Readable, Transform } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStorageSettings } from '../storage-settings';
import type { StoredPart } from '../strapi/uploaded-file';
import { withinTime } from '../within-time';

/** A kept file as it is answered, whole or in part. */
export interface KeptObject {
  body: Readable;
  /** Not every storage tells it. */
  size: number | undefined;
  etag: string | undefined;
  changedAt: Date | undefined;
  /** Of an answer in part: which bytes of how many, as the header Content-Range says it. */
  range: string | undefined;
}

/** Smaller ones are held in memory, so that a failed sending can be repeated. */
const HELD_BYTES = 8 * 1024 * 1024;
/** For all tries of a reading together, until its answer begins: the site waits three seconds for a picture. */
const READ_MS = 2_500;
/** For those of a writing, and a second more for each megabyte of it. */
const WRITE_MS = 3_500;
const MEGABYTE = 1024 * 1024;
const MOST_WORDS = MEGABYTE;

type Sent = Pick<StoredPart, 'hash' | 'ext' | 'mime' | 'filepath' | 'buffer'>;

export type ObjectStorage = ReturnType<typeof openObjectStorage>;

/** The bucket that keeps the library's files. It may be private: nobody but the CMS asks it. */
export function openObjectStorage(settings: ObjectStorageSettings) {
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey, isPathStyle } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Storages that are only compatible with S3 do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 2_000 },
  });
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const result = await next(args);
        boundAnswer(result.response, commandName === 'GetObjectCommand');
        return result;
      },
    { step: 'deserialize', priority: 'low', name: 'boundAnswer' },
  );
  const placeOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  // Nobody ends these but their time.
  const open = new AbortController().signal;
  return {
    async put(part: Sent): Promise<void> {
      const { body, size } = await bytesOf(part);
      const command = new PutObjectCommand({
        ...placeOf(nameOf(part)),
        Body: body,
        ContentLength: size,
        ContentType: part.mime,
      });
      const patience = WRITE_MS + (size / MEGABYTE) * 1_000;
      await withinTime(patience, open, (abortSignal) => client.send(command, { abortSignal }));
    },

    async remove(part: Pick<StoredPart, 'hash' | 'ext'>): Promise<void> {
      const command = new DeleteObjectCommand(placeOf(nameOf(part)));
      await withinTime(WRITE_MS, open, (abortSignal) => client.send(command, { abortSignal }));
    },

    /** Everything that stands below the prefix, by its name without it; an ETag changes when the bytes do. */
    async list(): Promise<{ name: string; etag: string }[]> {
      const objects: { name: string; etag: string }[] = [];
      let after: string | undefined;
      do {
        const command = new ListObjectsV2Command({
          ...{ Bucket: bucket, Prefix: prefix, ContinuationToken: after },
        });
        const page = await withinTime(READ_MS, open, (abortSignal) => client.send(command, { abortSignal }));
        for (const { Key, ETag = '' } of page.Contents ?? [])
          if (Key !== undefined) objects.push({ name: Key.slice(prefix.length), etag: ETag });
        after = page.NextContinuationToken;
      } while (after !== undefined);
      return objects;
    },

    /** Throws unless the account may look into the bucket; one name is enough, for a library may have many. */
    async answers(): Promise<undefined> {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 });
      await withinTime(READ_MS, open, (abortSignal) => client.send(command, { abortSignal }));
    },

    /** `undefined` when there is none of that name; throws while the storage does not answer. */
    async get(name: string, range?: string): Promise<KeptObject | 'no such range' | undefined> {
      try {
        const command = new GetObjectCommand({
          ...placeOf(name),
          ...(range === undefined ? {} : { Range: range }),
        });
        const answer = await withinTime(READ_MS, open, (abortSignal) =>
          client.send(command, { abortSignal }),
        );
        if (answer.ETag === undefined) throw new Error('what answers is no object storage');
        return {
          // In Node the body is always a stream of Node's own.
          body: answer.Body as Readable,
          size: answer.ContentLength,
          etag: answer.ETag,
          changedAt: answer.LastModified,
          range: answer.ContentRange,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 416)
          return 'no such range';
        throw error;
      }
    },
  };
}

/** What a storage says beside a file it sends is short; the SDK would keep all of it. A file itself goes on as it comes. */
function boundAnswer(response: unknown, isReading: boolean): void {
  if (typeof response !== 'object' || response === null) return;
  const { statusCode, body } = response as { statusCode?: number; body?: unknown };
  if (!(body instanceof Readable) || (isReading && (statusCode === 200 || statusCode === 206))) return;
  let size = 0;
  const bounded = new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      if (size > MOST_WORDS) done(new Error(`the storage answers with more than ${MOST_WORDS} bytes`));
      else done(null, chunk);
    },
  });
  Reflect.set(
    response,
    'body',
    pipeline(body, bounded, () => undefined),
  );
}

export function nameOf({ hash, ext }: Pick<StoredPart, 'hash' | 'ext'>): string {
  return `${hash}${ext}`;
}

async function bytesOf({ filepath, buffer }: Sent) {
  if (buffer !== undefined) return { body: buffer, size: buffer.length };
  if (filepath === undefined) throw new Error('A file that is to be stored has neither bytes nor a path.');
  const { size } = await stat(filepath);
  return { body: size <= HELD_BYTES ? await readFile(filepath) : createReadStream(filepath), size };
}
