import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Site } from '~/content/site';
import type { Translations } from '~/content/translations';
import { spokenLanguage } from '~/messages/language';
import { leadToTranslations } from './language-switch';
import { BeforePage, BehindPage, PageMain } from './shell';

interface KeptShellProps {
  site: Site;
  /** The page in it, in each language. */
  translations: Translations;
  children: ReactNode;
}

/**
 * The shell of documents. It is most of the markup of a short page and the same for everyone, so it is rendered once for what the
 * site is now, and stands in each page as it was rendered.
 */
export function KeptShell({ site, translations, children }: KeptShellProps) {
  const { before, behind } = shellOf(site);
  return (
    <>
      <Kept html={leadToTranslations(before, translations)} />
      <PageMain>{children}</PageMain>
      <Kept html={leadToTranslations(behind, translations)} />
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

/** By the language of the pages around which it stands. */
const kept = new Map<string, RenderedShell>();

function shellOf(site: Site): RenderedShell {
  const of = JSON.stringify(site);
  const { language } = spokenLanguage();
  const known = kept.get(language);
  if (known?.of === of) return known;
  const made = {
    of,
    before: renderToStaticMarkup(<BeforePage site={site} />),
    behind: renderToStaticMarkup(<BehindPage site={site} />),
  };
  kept.set(language, made);
  return made;
}
