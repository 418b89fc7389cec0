import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { ObjectStorageSettings } from '../storage-settings';
import type { StoredPart } from '../strapi/uploaded-file';

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
const TIMEOUT_MS = 10_000;

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
    requestHandler: { connectionTimeout: 3_000, requestTimeout: TIMEOUT_MS },
  });
  const placeOf = (name: string) => ({ Bucket: bucket, Key: `${prefix}${name}` });
  return {
    async put(part: StoredPart): Promise<void> {
      const { body, size } = await bytesOf(part);
      await client.send(
        new PutObjectCommand({
          ...placeOf(nameOf(part)),
          Body: body,
          ContentLength: size,
          ContentType: part.mime,
        }),
      );
    },

    async remove(part: StoredPart): Promise<void> {
      await client.send(new DeleteObjectCommand(placeOf(nameOf(part))));
    },

    /** `undefined` when there is none of that name; throws while the storage does not answer. */
    async get(name: string, range?: string): Promise<KeptObject | 'no such range' | undefined> {
      try {
        const answer = await client.send(
          new GetObjectCommand({ ...placeOf(name), ...(range === undefined ? {} : { Range: range }) }),
        );
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

export function nameOf({ hash, ext }: Pick<StoredPart, 'hash' | 'ext'>): string {
  return `${hash}${ext}`;
}

async function bytesOf({ filepath, buffer }: StoredPart) {
  if (buffer !== undefined) return { body: buffer, size: buffer.length };
  if (filepath === undefined) throw new Error('A file that is to be stored has neither bytes nor a path.');
  const { size } = await stat(filepath);
  return { body: size <= HELD_BYTES ? await readFile(filepath) : createReadStream(filepath), size };
}
