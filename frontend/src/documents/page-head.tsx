import type { Accent } from '@vitrina/brand/colours';
import { tokensCss } from '@vitrina/brand/tokens';
import type { PaymentPeriod } from '@vitrina/ordering';
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
  /** For how long the shop sells, in the language of the page, which is not known any more where this is drawn. */
  periods?: readonly PaymentPeriod[];
}

/** What the head of every page begins with: the fonts, and what must be settled before the first paint. */
export function PageHead({ hasLateFonts = false, accent, periods = shopPeriods() }: PageHeadProps) {
  const preloads = hasLateFonts ? [] : assets.fontPreloads;
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
