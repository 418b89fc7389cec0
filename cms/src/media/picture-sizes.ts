import { createReadStream } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { StoredPart, UploadedFile } from '../strapi/uploaded-file';
import { cropAround, type Extent, focalPointIn } from './crop-around';

type Encoding = 'avif' | 'webp' | 'jpeg';

interface PictureSize extends Extent {
  name: string;
  encodings: readonly Encoding[];
}

/** Rule R102: covers 800 wide, avatars 192, 96 and 112 square, the picture of a shared link 1200×600. */
export const PICTURE_SIZES: readonly PictureSize[] = [
  { name: 'cover_800', width: 800, height: 400, encodings: ['avif', 'webp'] },
  { name: 'avatar_192', width: 192, height: 192, encodings: ['avif', 'webp'] },
  { name: 'avatar_112', width: 112, height: 112, encodings: ['avif', 'webp'] },
  { name: 'avatar_96', width: 96, height: 96, encodings: ['avif', 'webp'] },
  // Messengers and social networks that fetch it do not all read the two newer formats.
  { name: 'share_1200', width: 1200, height: 600, encodings: ['avif', 'webp', 'jpeg'] },
];

/** Of AVIF's ten steps between fast and small: the steps above cost seconds a picture and save a few per cent. */
const AVIF_EFFORT = 1;

export interface NamedPart {
  key: string;
  file: StoredPart;
}

/**
 * The sizes of a picture, cut around its focal point and never enlarged. Of a moving picture the first frame is taken:
 * a cover that moves by itself is not wanted. `picture` is a path or the bytes.
 */
export async function makeSizes(picture: string | Buffer, file: UploadedFile): Promise<NamedPart[]> {
  const folder = file.tmpWorkingDirectory ?? (await mkdtemp(path.join(tmpdir(), 'vitrina-sizes-')));
  const { autoOrient } = await sharp(picture).metadata();
  const parts: NamedPart[] = [];
  // One after the other: each holds the whole picture in memory while it is cut.
  for (const size of PICTURE_SIZES) {
    const crop = cropAround(autoOrient, size, focalPointIn(file.focalPoint));
    const { data, info } = await sharp(picture)
      .autoOrient()
      .extract(crop)
      .resize({ width: Math.min(size.width, crop.width), height: Math.min(size.height, crop.height) })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const raw = { width: info.width, height: info.height, channels: info.channels };
    for (const encoding of size.encodings) {
      const hash = `${size.name}_${file.hash}`;
      const filepath = path.join(folder, `${hash}.${encoding}`);
      const written = await encoded(sharp(data, { raw }), encoding).toFile(filepath);
      parts.push({
        key: `${size.name}_${encoding}`,
        file: {
          name: `${size.name}_${file.name}`,
          hash,
          ext: encoding === 'jpeg' ? '.jpg' : `.${encoding}`,
          mime: `image/${encoding}`,
          path: file.path ?? null,
          ...{ width: info.width, height: info.height },
          size: Math.round(written.size / 10) / 100,
          sizeInBytes: written.size,
          filepath,
          getStream: () => createReadStream(filepath),
        },
      });
    }
  }
  return parts;
}

function encoded(picture: Sharp, encoding: Encoding): Sharp {
  switch (encoding) {
    case 'avif':
      return picture.avif({ quality: 55, effort: AVIF_EFFORT });
    case 'webp':
      return picture.webp({ quality: 80 });
    case 'jpeg':
      return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
  }
}
