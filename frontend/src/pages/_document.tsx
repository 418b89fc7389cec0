import NextDocument, {
  type DocumentContext,
  type DocumentInitialProps,
  Head,
  Html,
  Main,
  NextScript,
} from 'next/document';
import { NO_COUNTERS } from '~/analytics/counter-settings';
import type { Site } from '~/content/site';
import { shopPeriods, taxonomyOfIslands } from '~/copy/taxonomy';
import { documentPolicy } from '~/documents/document-policy';
import { InlineScript } from '~/documents/inline-script';
import { islandsIn } from '~/documents/island';
import { PageHead } from '~/documents/page-head';
import { haveServers, PageTaxonomy } from '~/documents/page-taxonomy';
import { SHELL_SCRIPTS } from '~/documents/shell-scripts';
import { shopCurrency, USUAL_CURRENCY } from '~/messages/currency';
import { assets, isDevelopment } from '~/runtime/env';
import { inPresentLanguage } from '~/runtime/present-language';
import { languageOfPage } from '~/runtime/shop-languages';

/** Pages of the blog and of the tutorials. */
const READ: readonly string[] = ['/blog/[[...path]]', '/tutorials/[[...path]]'];

/** What an article needs, its draft needs too. */
const WITH_ARTICLES: readonly string[] = [...READ, '/preview/article'];

/** Without the link to the style of the whole site. */
class HeadWithOwnStyle extends Head {
  override getCssLinks() {
    return null;
  }
}

/** A page that is read holds its style, so that it is painted when it has come, and nothing else is waited for. */
export default class Document extends NextDocument {
  static override getInitialProps(context: DocumentContext): Promise<DocumentInitialProps> {
    // What the page was made with is made in its language; what is rendered of it has to be, too.
    return inPresentLanguage(languageOfPage(context.locale), () => context.defaultGetInitialProps(context));
  }

  override render() {
    const { __NEXT_DATA__, html, locale } = this.props;
    const spoken = languageOfPage(locale);
    const { language, prefix } = spoken;
    const { page, props } = __NEXT_DATA__;
    // A page without the CMS has none.
    const site: Pick<Site, 'counters' | 'accent'> | undefined = props.pageProps?.site;
    // `next dev` renews the style of the site as it is written.
    const isRead = READ.includes(page) && !isDevelopment();
    const PageStyle = isRead ? HeadWithOwnStyle : Head;
    const islands = islandsIn(html);
    const isLive = islands.length > 0;
    // This is drawn after the page, and nobody says any more in which language.
    const { periods, taxonomy } = inPresentLanguage(spoken, () => ({
      periods: shopPeriods(),
      taxonomy: taxonomyOfIslands({ hasServers: haveServers(islands) }),
    }));
    const own = [
      ...(WITH_ARTICLES.includes(page) ? [assets.readingScript] : []),
      ...(isLive ? [assets.islandsScript] : []),
    ];
    const policy = documentPolicy([...SHELL_SCRIPTS, ...own], {
      hasIslands: isLive,
      counters: site?.counters ?? NO_COUNTERS,
    });
    return (
      <Html
        lang={language}
        data-prefix={prefix || undefined}
        data-currency={shopCurrency() === USUAL_CURRENCY ? undefined : shopCurrency()}
        data-periods={periods.join(' ') || undefined}
      >
        <PageStyle>
          {/* Before any script: it binds what follows it. `next dev` has inline scripts of its own. */}
          {!isDevelopment() && <meta httpEquiv="Content-Security-Policy" content={policy} />}
          <meta name="color-scheme" content="light dark" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <PageHead hasLateFonts={isRead} accent={site?.accent} periods={periods} />
          {isRead && <style>{assets.readingStyles}</style>}
        </PageStyle>
        <body>
          <Main />
          {isLive && <PageTaxonomy taxonomy={taxonomy} />}
          {own.map((script) => (
            <InlineScript key={script} text={script} />
          ))}
          <NextScript />
        </body>
      </Html>
    );
  }
}
