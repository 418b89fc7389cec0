import type { Core } from '@strapi/strapi';
import { partOfStrapi, serviceOf } from './part-of-strapi';
import type { SentFile, StoredPart } from './uploaded-file';

/** A file of the media library, as far as it tells who shows it. */
export interface StoredFile {
  id: number | string;
  name: string;
  hash: string;
}

interface UploadService {
  upload(sent: {
    data: { fileInfo: object };
    files: SentFile & { mimetype: string };
  }): Promise<{ id: number }[]>;
  remove(file: StoredFile): Promise<unknown>;
}

export const uploadService = partOfStrapi<UploadService>({
  ...serviceOf('upload', 'upload'),
  methods: ['upload', 'remove'],
  otherwise: 'files that are shown could be deleted, and articles imported without their pictures',
});

/** Deletes files by their numbers, many at once. */
interface Deletion {
  deleteByIds(ids: number[]): Promise<unknown>;
}

const USED_FILES = 'files that are shown could be deleted';

export const fileService = partOfStrapi<Deletion>({
  ...serviceOf('upload', 'file'),
  methods: ['deleteByIds'],
  otherwise: USED_FILES,
});

export const folderService = partOfStrapi<Deletion>({
  ...serviceOf('upload', 'folder'),
  methods: ['deleteByIds'],
  otherwise: USED_FILES,
});

const fileNames = partOfStrapi<{ generateFileName(name: string): string }>({
  ...serviceOf('upload', 'image-manipulation'),
  methods: ['generateFileName'],
  otherwise: 'pictures of imported articles would get names that no text knows',
});

/**
 * What is uploaded in the work keeps its name, to which Strapi would add some letters of chance. Only for a process that uploads one
 * file after the other, as a command does.
 */
export async function withNamesKept<Result>(
  strapi: Core.Strapi,
  work: () => Promise<Result>,
): Promise<Result> {
  const names = fileNames(strapi);
  const { generateFileName } = names;
  names.generateFileName = (base) => base;
  try {
    return await work();
  } finally {
    names.generateFileName = generateFileName;
  }
}

/** Puts files into the storage of uploads. */
export const storageService = partOfStrapi<{ upload(part: StoredPart): Promise<void> }>({
  ...serviceOf('upload', 'provider'),
  methods: ['upload'],
  otherwise: 'the sizes of a picture would not follow its focal point',
});

/** What keeps the files; `extend` is Strapi's way to replace parts of it. */
export const uploadProvider = partOfStrapi<{
  extend(methods: Record<string, (...parts: StoredPart[]) => Promise<void>>): void;
}>({
  name: 'provider of the plugin upload',
  find: (strapi) => Reflect.get(strapi.plugin('upload'), 'provider'),
  methods: ['extend'],
  otherwise: 'files would be kept on the disk and not in the bucket',
});

/** `uploadProvider` is there only once the plugin has registered, and asked for where there is a bucket. */
export const UPLOAD_PARTS = [uploadService, fileService, folderService, fileNames, storageService] as const;
