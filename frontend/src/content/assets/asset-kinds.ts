/** How a kind of file is answered: its type is told by its name alone, never by whoever has stored it. */
interface AssetKind {
  type: string;
  /** Shown in the browser, or kept as a download. */
  isShown: boolean;
}

const shown = (type: string): AssetKind => ({ type, isShown: true });
const kept = (type: string): AssetKind => ({ type, isShown: false });

const KINDS: Readonly<Record<string, AssetKind>> = {
  jpg: shown('image/jpeg'),
  jpeg: shown('image/jpeg'),
  png: shown('image/png'),
  webp: shown('image/webp'),
  gif: shown('image/gif'),
  avif: shown('image/avif'),
  svg: shown('image/svg+xml'),
  mp4: shown('video/mp4'),
  webm: shown('video/webm'),
  // No browser shows one in a sandbox.
  pdf: kept('application/pdf'),
  txt: kept('text/plain; charset=utf-8'),
  csv: kept('text/csv; charset=utf-8'),
};

/** One part, with nothing in it of which a path or another address could be made. */
const FILE_NAME = /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)*\.([A-Za-z0-9]{2,5})$/;
const LONGEST_NAME = 257;

/** The kind of a file by its name; `undefined` when that is no name of a file. */
export function assetKind(file: string): AssetKind | undefined {
  if (file.length > LONGEST_NAME) return undefined;
  const ending = FILE_NAME.exec(file)?.[1]?.toLowerCase();
  return ending === undefined ? undefined : (KINDS[ending] ?? kept('application/octet-stream'));
}
