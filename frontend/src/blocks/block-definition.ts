import type { BlockKind } from '@vitrina/content-contract/content-names';
import type { DocumentNode } from 'graphql';
import type { ReactNode } from 'react';
import type { CmsBlock } from '~/content/page-queries';
import type { Site } from '~/content/site';

/**
 * All that the site knows of a kind of block, in one file of `kinds/` (docs/decisions/0103). `Data`: what it shows besides what an editor has
 * written, which `load-blocks.ts` has to load.
 */
export interface BlockDefinition<Block extends { kind: BlockKind }, Data = never> {
  /** What a page asks the CMS for: a fragment with every field of the component. */
  fields: DocumentNode;
  /** `undefined` where there is nothing to show. */
  read: (answer: CmsBlockOf<Block['kind']>) => Block | undefined;
  /** What of the CMS it shows that may change by itself (`rendering/cache-tags.ts`). */
  cacheTags?: (block: Block) => string[];
  /** Plain markup from its properties: it asks nobody. */
  View: (props: BlockProps<Block, Data>) => ReactNode;
}

export interface BlockProps<Block, Data = never> {
  block: [Data] extends [never] ? Block : Block & { data: Data };
  page: PageContext;
}

/** What a block may need to know of the page it stands on. */
export interface PageContext {
  site: Pick<Site, 'supportUrl' | 'supportHours' | 'takesRequests'>;
  /** Its address, without the site. */
  path: string;
  /** Where a customer orders what the page is about. */
  orderHref: string;
  /** Something on the page is for sale, so the one accent is there and not in the hero. */
  isSelling: boolean;
}

/** What stands above a block: both may be empty. */
export interface Introduced {
  title: string;
  text: string;
}

/** What the CMS answers of blocks of a kind, by the fragment in its definition. */
export type CmsBlockOf<Kind extends BlockKind> = [Extract<CmsBlock, AnswerOf<Kind>>] extends [never]
  ? NotInSchemaRunNpmRunSchema
  : Extract<CmsBlock, AnswerOf<Kind>>;

interface AnswerOf<Kind extends BlockKind> {
  __typename: TypenameOf<Kind>;
}

/** Shown by the compiler for a kind that `cms/schema.graphql` and the types made of it do not have yet. */
interface NotInSchemaRunNpmRunSchema {
  __typename: never;
}

/** The name that GraphQL has for the component of a kind. */
export type TypenameOf<Kind extends BlockKind> = `ComponentBlocks${Joined<Kind>}`;

type Joined<Words extends string> = Words extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Joined<Rest>}`
  : Capitalize<Words>;

/** `live-tariffs` → `ComponentBlocksLiveTariffs`. */
export function typenameOf(kind: BlockKind): string {
  const words = kind.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `ComponentBlocks${words.join('')}`;
}

/** The title and the text above a block, from an answer that may have neither. */
export function introduced({ title, text }: { title: string | null; text: string | null }): Introduced {
  return { title: title ?? '', text: text ?? '' };
}
