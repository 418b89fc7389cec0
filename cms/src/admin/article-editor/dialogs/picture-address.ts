/** A file of the media library as an article names it, wherever its bytes are kept. */
export function articleAddress(url: string): string {
  return `/assets/${url.split('/').at(-1) ?? ''}`;
}

/** The same file where the panel can show it. */
export function fileAddress(src: string): string {
  return src.replace(/^\/assets\//, '/uploads/');
}
