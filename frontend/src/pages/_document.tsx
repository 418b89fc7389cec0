import { Head, Html, Main, NextScript } from 'next/document';
import { firstPaintScript } from '~/site/first-paint';

export default function Document() {
  return (
    <Html lang="ru">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
