import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { getSite } from '~/content/get-site';
import { firstPaintScript } from '~/site/first-paint';
import { Shell } from '~/site/shell';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const { brand, tagline } = await getSite();
  return { title: { default: brand, template: `%s — ${brand}` }, description: tagline };
}

export const viewport: Viewport = { colorScheme: 'light dark' };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const site = await getSite();
  return (
    <html lang="ru" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: firstPaintScript }} />
      </head>
      <body>
        <Shell site={site}>{children}</Shell>
      </body>
    </html>
  );
}
