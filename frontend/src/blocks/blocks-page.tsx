import { Breadcrumbs, type Crumb } from '@vitrina/ui';
import { Fragment, type ReactNode } from 'react';
import { breadcrumbData, questionData } from '~/documents/page-data';
import { StructuredData } from '~/documents/structured-data';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { PageContext } from './block-definition';
import type { LoadedBlock } from './definitions';
import type { HeroBlock } from './kinds/hero';
import { pageContext } from './page-context';
import { renderBlock } from './render-block';
import { sells } from './sells';

interface BlocksPageProps {
  name: string;
  path: string;
  /** The way from the home page to this one, without both. */
  between: readonly (Crumb & { href: string })[];
  blocks: readonly LoadedBlock[];
  site: PageContext['site'];
  /** Takes the place of the hero's calls where the page sells nothing. */
  head?: ((hero: HeroBlock) => ReactNode) | undefined;
  /** Closes the page: where to go on. */
  children?: ReactNode;
}

/** A page that an editor has built. It has one headline, whatever stands in the CMS. */
export function BlocksPage({ name, path, between, blocks, site, head, children }: BlocksPageProps) {
  const page = pageContext(blocks, site, path);
  const hero = blocks.find((block) => block.kind === 'hero') ?? plainHero(name);
  const rest = blocks.filter((block) => block.kind !== 'hero');
  const crumbs = [{ label: t.shell.homePage, href: paths.home }, ...between, { label: name }];
  const questions = rest.flatMap((block) => (block.kind === 'faq' ? block.questions : []));
  return (
    <div
      className="container-page grid grid-cols-[minmax(0,1fr)] gap-14 pb-20 pt-8 wide:gap-24"
      data-sells={sells(blocks)}
    >
      <StructuredData thing={breadcrumbData(crumbs, path)} />
      {questions.length > 0 && <StructuredData thing={questionData(questions)} />}
      <div className="grid gap-8">
        <Breadcrumbs label={t.shell.breadcrumbs} crumbs={crumbs} />
        {head ? head(hero) : renderBlock(hero, page)}
      </div>
      {rest.map((block, place) => (
        // The page is made anew as a whole; a block has no other name than its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Fragment key={place}>{renderBlock(block, page)}</Fragment>
      ))}
      {children}
    </div>
  );
}

function plainHero(title: string): HeroBlock {
  return { kind: 'hero', title, lead: '', facts: [], links: { title: '', entries: [] } };
}
