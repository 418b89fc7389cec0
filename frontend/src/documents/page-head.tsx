import { shopPeriods } from '~/copy/taxonomy';
import { assets } from '~/runtime/env';
import { InlineScript } from './inline-script';
import { PERIOD_STYLES } from './page-taxonomy';
import { periodStyles } from './period-styles';

interface PageHeadProps {
  /** Text does not wait for its fonts, and they wait for its first paint (`elements/late-fonts.ts`). */
  hasLateFonts?: boolean;
}

/** What the head of every page begins with: the fonts, and what must be settled before the first paint. */
export function PageHead({ hasLateFonts = false }: PageHeadProps) {
  const preloads = hasLateFonts ? [] : assets.fontPreloads;
  const periods = shopPeriods();
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {periods.length > 0 && <style id={PERIOD_STYLES}>{periodStyles(periods)}</style>}
      <InlineScript text={assets.themeScript} />
    </>
  );
}
