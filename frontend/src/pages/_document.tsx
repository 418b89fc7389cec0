import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { type CounterSettings, NO_COUNTERS } from '~/analytics/counter-settings';
import type { Site } from '~/content/site';
import { documentPolicy } from '~/documents/document-policy';
import { PageHead } from '~/documents/page-head';
import { assets, isDevelopment } from '~/runtime/env';
import { paths } from '~/urls/paths';

const SCRIPTS = [
  ...[assets.themeScript, assets.accountHintScript, assets.elementsScript],
  ...[assets.consentScript, assets.echoScript],
];

/** Pages of the blog and of the tutorials. */
const READ: readonly string[] = ['/blog/[[...path]]', '/tutorials/[[...path]]'];

/** Without the link to the style of the whole site. */
class HeadWithOwnStyle extends Head {
  override getCssLinks() {
    return null;
  }
}

/** A page that is read holds its style, so that it is painted when it has come, and nothing else is waited for. */
export default function Document({ __NEXT_DATA__: { page, props } }: DocumentProps) {
  // `next dev` renews the style of the site as it is written.
  const isRead = READ.includes(page) && !isDevelopment();
  const PageStyle = isRead ? HeadWithOwnStyle : Head;
  const policy = documentPolicy(SCRIPTS, {
    hasIslands: page === paths.home || page === paths.previewOfHome,
    counters: countersOf(props.pageProps),
  });
  return (
    <Html lang="ru">
      <PageStyle>
        {/* Before any script: it binds what follows it. `next dev` has inline scripts of its own. */}
        {!isDevelopment() && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <PageHead hasLateFonts={isRead} />
        {isRead && <style>{assets.readingStyles}</style>}
      </PageStyle>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

/** A preview, and a page without the CMS, have none. */
function countersOf(properties: { site?: Pick<Site, 'counters'> } | undefined): CounterSettings {
  return properties?.site?.counters ?? NO_COUNTERS;
}
