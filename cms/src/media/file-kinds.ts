const MB = 1024 * 1024;

/** What may be uploaded: which content a name of this ending must have, and how large it may be. */
export interface FileKind {
  kind: 'picture' | 'drawing' | 'video' | 'document' | 'text';
  mime: string;
  /** What the content shows itself to be; a text shows nothing. */
  contents: readonly string[];
}

export const LARGEST: Record<FileKind['kind'], number> = {
  picture: 20 * MB,
  drawing: MB,
  video: 200 * MB,
  document: 50 * MB,
  text: 5 * MB,
};

/** More would take a gigabyte of memory while the sizes are made. */
export const MOST_PIXELS = 60_000_000;

const picture = (format: string): FileKind => ({
  kind: 'picture',
  mime: `image/${format}`,
  contents: [`image/${format}`],
});
const document = (mime: string): FileKind => ({ kind: 'document', mime, contents: [mime] });
const office = (name: string) => document(`application/vnd.openxmlformats-officedocument.${name}`);

const FILE_KINDS: Readonly<Record<string, FileKind>> = {
  '.jpg': picture('jpeg'),
  '.jpeg': picture('jpeg'),
  '.png': picture('png'),
  '.webp': picture('webp'),
  '.gif': picture('gif'),
  '.avif': picture('avif'),
  '.svg': { kind: 'drawing', mime: 'image/svg+xml', contents: ['application/xml'] },
  '.mp4': { kind: 'video', mime: 'video/mp4', contents: ['video/mp4', 'video/x-m4v', 'video/quicktime'] },
  '.webm': { kind: 'video', mime: 'video/webm', contents: ['video/webm', 'video/matroska'] },
  '.pdf': document('application/pdf'),
  '.zip': document('application/zip'),
  '.docx': office('wordprocessingml.document'),
  '.xlsx': office('spreadsheetml.sheet'),
  '.pptx': office('presentationml.presentation'),
  '.txt': { kind: 'text', mime: 'text/plain', contents: [] },
  '.csv': { kind: 'text', mime: 'text/csv', contents: [] },
};

export const ALLOWED_ENDINGS = Object.keys(FILE_KINDS);

/** The kind of a file by its name's ending, with the dot. */
export function fileKind(ending: string): FileKind | undefined {
  return FILE_KINDS[ending.toLowerCase()];
}

/** Whether a browser shows a file of this kind instead of keeping it as a download. No browser shows a PDF in a sandbox. */
export function isShown({ kind }: FileKind): boolean {
  return kind === 'picture' || kind === 'drawing' || kind === 'video';
}
