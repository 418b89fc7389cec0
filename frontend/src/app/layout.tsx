import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getSite } from '~/content/get-site';
import { PageHead } from '~/site/page-head';
import { Shell } from '~/site/shell';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { brand, tagline } = await getSite();
  return { title: { default: brand, template: `%s — ${brand}` }, description: tagline };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  // `--paper` of either theme: a browser's own bar does not read our tokens.
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfcfd' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1015' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const site = await getSite();
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        <PageHead />
      </head>
      <body>
        <Shell site={site}>{children}</Shell>
      </body>
    </html>
  );
}
