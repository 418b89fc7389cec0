import type { Readable } from 'node:stream';

/** A file as a browser has sent it, before anything is known about it. */
export interface SentFile {
  filepath: string;
  originalFilename: string | null;
  size: number;
}

/** One stored file: the original or one of its sizes. Its bytes stand in storage under hash and extension. */
export interface StoredPart {
  name: string;
  hash: string;
  ext: string;
  mime: string;
  path?: string | null;
  width?: number;
  height?: number;
  size: number;
  sizeInBytes?: number;
  /** Where the bytes are until they are stored. */
  filepath?: string;
  getStream?: () => Readable;
  stream?: Readable;
  buffer?: Buffer;
  url?: string;
}

/** A file of the library as Strapi's upload plugin hands it around. */
export interface UploadedFile extends StoredPart {
  id: number;
  provider: string;
  focalPoint?: unknown;
  formats?: Record<string, StoredPart> | null;
  tmpWorkingDirectory?: string;
}

export const FILE = 'plugin::upload.file';
