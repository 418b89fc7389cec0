import type {
  BlockKind,
  ConfiguratorProduct,
  PresetGroup,
  TariffProduct,
} from '@vitrina/content-contract/content-names';
import type { Banners } from './get-banners';

export type { BlockKind };

/** A block of a page as an editor has put it there; `kind` is the name of its component in the CMS. */
export type Block = BlocksByKind[BlockKind];

interface BlocksByKind {
  hero: HeroBlock;
  'live-tariffs': LiveTariffsBlock;
  configurator: ConfiguratorBlock;
  'static-presets': StaticPresetsBlock;
  features: FeaturesBlock;
  comparison: ComparisonBlock;
  faq: FaqBlock;
  steps: StepsBlock;
  banner: BannerBlock;
  code: CodeBlock;
  grant: GrantBlock;
  contact: ContactBlock;
  'related-tutorials': RelatedTutorialsBlock;
}

/** What stands above a block: both may be empty. */
interface Introduced {
  title: string;
  text: string;
}

export interface TitledText {
  title: string;
  text: string;
}

export interface HeroBlock {
  kind: 'hero';
  title: string;
  lead: string;
  facts: { value: string; label: string }[];
  /** The menu of links to other sites. */
  links: { title: string; entries: { label: string; href: string }[] };
}

export interface LiveTariffsBlock extends Introduced {
  kind: 'live-tariffs';
  product: TariffProduct;
  /** Of the call to write to the support; without it there is none. */
  contactText: string;
}

export interface ConfiguratorBlock extends Introduced {
  kind: 'configurator';
  product: ConfiguratorProduct;
}

export interface StaticPresetsBlock extends Introduced {
  kind: 'static-presets';
  group: PresetGroup;
}

export interface FeaturesBlock {
  kind: 'features';
  title: string;
  features: TitledText[];
}

export interface ComparisonBlock extends Introduced {
  kind: 'comparison';
  ours: string;
  theirs: string;
  rows: { label: string; ours: string; theirs: string }[];
}

export interface FaqBlock {
  kind: 'faq';
  title: string;
  questions: { question: string; answer: string }[];
}

export interface StepsBlock {
  kind: 'steps';
  title: string;
  steps: TitledText[];
}

export interface BannerBlock {
  kind: 'banner';
  /** As the CMS writes it in its list of banners. */
  bannerType: string;
  /** In a preview: the banner to show, whatever the CMS has for now. */
  draft?: Banners;
}

export interface CodeBlock extends Introduced {
  kind: 'code';
  language: string;
  code: string;
}

export interface GrantBlock extends Introduced {
  kind: 'grant';
  /** Whole roubles, the most that is given. */
  amount: number;
  buttonText: string;
}

export interface ContactBlock extends Introduced {
  kind: 'contact';
  buttonText: string;
  /** `undefined`: the form of requests, or the support chat of the site's settings. */
  href: string | undefined;
  hasForm: boolean;
}

export interface RelatedTutorialsBlock {
  kind: 'related-tutorials';
  title: string;
  topic: string;
  limit: number;
}

/** What a page without a description of its own is described by. */
export function leadOf(blocks: readonly Block[]): string {
  return blocks.find((block) => block.kind === 'hero')?.lead ?? '';
}
