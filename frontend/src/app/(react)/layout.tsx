import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getSite } from '~/content/get-site';
import { shopPeriods } from '~/copy/taxonomy';
import { noncePolicy } from '~/documents/document-policy';
import { PageHead } from '~/documents/page-head';
import { Shell } from '~/documents/shell';
import { SHELL_SCRIPTS } from '~/documents/shell-scripts';
import { BRAND } from '~/runtime/brand';
import { env, isBuilding, isDevelopment } from '~/runtime/env';
import { presentNonce } from '~/runtime/nonce';
import '../globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { brand, tagline } = await getSite();
  return {
    // The address is not known while the site is built; what is made then is made again at the start.
    metadataBase: isBuilding() ? null : new URL(env().SITE_URL),
    title: { default: brand, template: `%s — ${brand}` },
    description: tagline,
    icons: { icon: { url: '/icon.svg', type: 'image/svg+xml' } },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // `--paper` of either theme: a browser's own bar does not read our tokens.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BRAND.hex.paper.light },
    { media: '(prefers-color-scheme: dark)', color: BRAND.hex.paper.dark },
  ],
};

/** Of a group of its own: at the root it would draw the whole page around each 404 of Next.js, which nobody sees (`designed-failures.ts`). */
export default async function RootLayout({ children }: { children: ReactNode }) {
  const [site, nonce] = await Promise.all([getSite(), presentNonce()]);
  const policy = noncePolicy(SHELL_SCRIPTS, { nonce, counters: site.counters });
  return (
    <html lang="ru" data-periods={shopPeriods().join(' ') || undefined} suppressHydrationWarning>
      <head>
        {/* `next dev` has scripts that are made as it runs. */}
        {!isDevelopment() && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <PageHead accent={site.accent} />
      </head>
      <body>
        <Shell site={site}>{children}</Shell>
      </body>
    </html>
  );
}
