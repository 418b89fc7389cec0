import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errors } from '@strapi/utils';
import sharp from 'sharp';
import type { SentFile } from '../strapi/uploaded-file';
import { ALLOWED_ENDINGS, type FileKind, fileKind, LARGEST, MOST_PIXELS } from './file-kinds';
import { svgFault } from './svg-faults';

/** Enough for every signature; office documents name their kind within the first entries of the archive. */
const HEAD_BYTES = 64 * 1024;
/** The last lines of a PDF stand here, also where a program has put some blanks behind them. */
const TAIL_BYTES = 1024;

/** Throws what is wrong with a file that was sent, in Russian, before anything of it is stored. */
export async function refuseFaultyFile(file: SentFile): Promise<void> {
  const name = file.originalFilename ?? 'без имени';
  const fault = await fileFault(file, path.extname(name));
  if (fault !== undefined) throw new errors.ValidationError(`Файл «${name}» не принят: ${fault}.`);
}

/** A file is replaced by one of its kind: its address, which has the ending in it, stays. */
export function refuseOtherKind(file: SentFile, ending: string): void {
  const given = path.extname(file.originalFilename ?? '');
  if (fileKind(given)?.mime === fileKind(ending)?.mime) return;
  throw new errors.ValidationError(
    `Файл с окончанием ${ending} можно заменить только таким же, а выбран ${given || 'файл без окончания'}. Загрузите его как новый.`,
  );
}

async function fileFault(file: SentFile, ending: string): Promise<string | undefined> {
  const kind = fileKind(ending);
  if (kind === undefined) {
    return `такие файлы сайт не показывает. Подойдут ${ALLOWED_ENDINGS.map((known) => known.slice(1)).join(', ')}`;
  }
  if (file.size === 0) return 'он пуст';
  const largest = LARGEST[kind.kind];
  if (file.size > largest) return `он больше ${largest / 1024 / 1024} МБ`;
  return contentFault(kind, ending, file.filepath);
}

async function contentFault(kind: FileKind, ending: string, file: string): Promise<string | undefined> {
  const found = await detected(file);
  const mismatch = `внутри не ${ending.slice(1).toUpperCase()}, хотя имя кончается на ${ending}`;
  switch (kind.kind) {
    case 'drawing':
      return found !== undefined && !kind.contents.includes(found)
        ? mismatch
        : svgFault((await readFile(file, 'utf8')).replace(/^\uFEFF/, ''));
    case 'text':
      return found === undefined && !(await readFile(file)).includes(0) ? undefined : mismatch;
    case 'picture':
      return found !== undefined && kind.contents.includes(found) ? pictureFault(file) : mismatch;
    case 'video':
      return found !== undefined && kind.contents.includes(found) ? undefined : mismatch;
    case 'document':
      if (found === undefined || !kind.contents.includes(found)) return mismatch;
      return kind.mime === 'application/pdf' ? pdfFault(file) : undefined;
  }
}

async function pictureFault(file: string): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(file).metadata();
    if (width * height > MOST_PIXELS) {
      return `в нём больше ${MOST_PIXELS / 1_000_000} миллионов точек. Уменьшите изображение`;
    }
    // Reads every line of it: a picture that breaks off has a right beginning.
    await sharp(file, { failOn: 'error' }).stats();
    return undefined;
  } catch {
    return 'изображение повреждено и не открывается';
  }
}

/** Any text may begin like a PDF; only a PDF also says, at its end, where its table of contents is. */
async function pdfFault(file: string): Promise<string | undefined> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const from = Math.max(0, size - TAIL_BYTES);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, from);
    const end = buffer.toString('latin1', 0, bytesRead);
    return /startxref\s+\d+\s+%%EOF\s*$/.test(end) ? undefined : 'это не целый PDF: у него нет конца';
  } finally {
    await handle.close();
  }
}

async function detected(file: string): Promise<string | undefined> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const { fileTypeFromBuffer } = await import('file-type');
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime;
  } finally {
    await handle.close();
  }
}
