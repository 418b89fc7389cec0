import type { Accent } from '@vitrina/brand/colours';
import { tokensCss } from '@vitrina/brand/tokens';
import { shopPeriods } from '~/copy/taxonomy';
import { assets } from '~/runtime/env';
import { InlineScript } from './inline-script';
import { PERIOD_STYLES } from './page-taxonomy';
import { periodStyles } from './period-styles';

interface PageHeadProps {
  /** Text does not wait for its fonts, and they wait for its first paint (`elements/late-fonts.ts`). */
  hasLateFonts?: boolean;
  /** That of the marketer, which goes before that of the style sheets. */
  accent?: Accent | undefined;
}

/** What the head of every page begins with: the fonts, and what must be settled before the first paint. */
export function PageHead({ hasLateFonts = false, accent }: PageHeadProps) {
  const preloads = hasLateFonts ? [] : assets.fontPreloads;
  const periods = shopPeriods();
  return (
    <>
      {preloads.map((href) => (
        <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      {accent && <style>{tokensCss(accent, ':root:root')}</style>}
      {periods.length > 0 && <style id={PERIOD_STYLES}>{periodStyles(periods)}</style>}
      <InlineScript text={assets.themeScript} />
    </>
  );
}
