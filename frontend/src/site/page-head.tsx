import { assets } from '~/env';
import { InlineScript } from './inline-script';

/** What the head of every page begins with: the fonts, and what must be settled before the first paint. */
export function PageHead() {
  return (
    <>
      {assets.fontPreloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <InlineScript text={assets.firstPaintScript} />
    </>
  );
}
