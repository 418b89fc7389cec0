import { number, object, string } from 'yup';
import { paths } from '~/urls/paths';
import type { PictureFragment } from './generated/graphql';
import { contentLanguage, usualLanguage } from './language';

/** The sizes that the CMS makes of every picture (rule R102). */
export type PictureSize = 'cover_800' | 'avatar_192' | 'avatar_112' | 'avatar_96';

/** A picture as an `<img>` and the better formats beside it. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  /** What is to be seen on it; '' when the editor has not said, or has in another language. */
  alt: string;
  sources: { type: string; src: string }[];
}

const part = object({
  hash: string().required(),
  ext: string().required(),
  width: number().required(),
  height: number().required(),
}).required();

/** A size of an uploaded picture. A drawing has no sizes and is shown as it is; what has no extent cannot be shown without a jump. */
export function toPicture(file: PictureFragment | null, size: PictureSize): Picture | undefined {
  if (!file) return undefined;
  // A file is described once, in the shop's first language: who reads another one is better told nothing.
  const alt = (contentLanguage() === usualLanguage() && file.alternativeText) || '';
  const [avif, webp] = [partOf(file, `${size}_avif`), partOf(file, `${size}_webp`)];
  if (webp) {
    const { width, height } = webp;
    const sources = avif ? [{ type: 'image/avif', src: addressOf(avif, file) }] : [];
    return { src: addressOf(webp, file), width, height, alt, sources };
  }
  if (!file.ext || !file.width || !file.height) return undefined;
  const { hash, ext, width, height } = file;
  return { src: addressOf({ hash, ext }, file), width, height, alt, sources: [] };
}

/** The size for links that are shared, in the one format that all who fetch it can read. */
export function toShareImage(file: PictureFragment | null): string | undefined {
  const found = file && partOf(file, 'share_1200_jpeg');
  return found ? addressOf(found, file) : undefined;
}

function partOf({ formats }: PictureFragment, key: string) {
  const found: unknown =
    typeof formats === 'object' && formats !== null ? Reflect.get(formats, key) : undefined;
  return part.isValidSync(found, { strict: true }) ? found : undefined;
}

/** A replaced file keeps its name, and so do its sizes: the version makes a new address of it. */
export function addressOf(
  { hash, ext }: { hash: string; ext: string },
  { updatedAt }: PictureFragment,
): string {
  const changed = Date.parse(updatedAt ?? '');
  return paths.asset(`${hash}${ext}`, Number.isNaN(changed) ? undefined : changed.toString(36));
}
