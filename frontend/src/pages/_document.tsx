import { type DocumentProps, Head, Html, Main, NextScript } from 'next/document';
import { assets, isDevelopment } from '~/env';
import { paths } from '~/paths';
import { documentPolicy } from '~/site/document-policy';
import { PageHead } from '~/site/page-head';

const SCRIPTS = [assets.firstPaintScript, assets.greetingScript, assets.elementsScript];

export default function Document({ __NEXT_DATA__: { page } }: DocumentProps) {
  const policy = documentPolicy(SCRIPTS, { hasIslands: page === paths.home || page === paths.previewOfHome });
  return (
    <Html lang="ru">
      <Head>
        {/* Before any script: it binds what follows it. `next dev` has inline scripts of its own. */}
        {!isDevelopment() && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <PageHead />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
