import Head from 'next/head';
import type { ReactNode } from 'react';
import type { Site } from '~/site/site';
import { Shell } from './shell';

interface DocumentPageProps {
  site: Site;
  title: string;
  description?: string;
  children: ReactNode;
}

/** A page that is read: the shell and the head, and nothing that needs React in the browser. */
export function DocumentPage({ site, title, description, children }: DocumentPageProps) {
  return (
    <Shell site={site}>
      <Head>
        <title>{`${title} — ${site.brand}`}</title>
        {description && <meta name="description" content={description} />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {children}
    </Shell>
  );
}
