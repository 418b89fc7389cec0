import { Head, Html, Main, NextScript } from 'next/document';
import { PageHead } from '~/site/page-head';

export default function Document() {
  return (
    <Html lang="ru">
      <Head>
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
