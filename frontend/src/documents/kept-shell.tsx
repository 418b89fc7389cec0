import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '~/content/site';
import { BeforePage, BehindPage, PageMain } from './shell';

/**
 * The shell of documents. It is most of the markup of a short page and the same for everyone, so it is rendered once for what the
 * site is now, and stands in each page as it was rendered.
 */
export function KeptShell({ site, children }: { site: Site; children: ReactNode }) {
  const { before, behind } = shellOf(site);
  return (
    <>
      <Kept html={before} />
      <PageMain>{children}</PageMain>
      <Kept html={behind} />
    </>
  );
}

function Kept({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself, with everything in it escaped
  return <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

interface RenderedShell {
  /** The site of which it was rendered, as JSON: a page that is made for one visit has a copy of its own. */
  of: string;
  before: string;
  behind: string;
}

let kept: RenderedShell | undefined;

function shellOf(site: Site): RenderedShell {
  const of = JSON.stringify(site);
  if (kept?.of !== of)
    kept = {
      of,
      before: renderToStaticMarkup(<BeforePage site={site} />),
      behind: renderToStaticMarkup(<BehindPage site={site} />),
    };
  return kept;
}
