import type {
  BannerType,
  ConfiguratorProduct,
  PresetGroup,
  TariffProduct,
} from '@vitrina/content-contract/content-names';

/** A page as the seed writes it; the fields of a block are those of its component in the content model. */
export interface SeededPage {
  /** In the menu, on cards and in the breadcrumbs; the headline is that of the hero. */
  name: string;
  slug: string;
  /** The line under the name in the menu and on a card; a page outside both sections leaves it empty. */
  menu_text: string;
  blocks: SeededBlock[];
  seo_title: string;
  seo_description: string;
}

/** One block; a blank line in a long text separates paragraphs. */
export type SeededBlock =
  | {
      __component: 'blocks.hero';
      title: string;
      lead?: string;
      /** At most four. */
      facts?: { value: string; label: string }[];
      links_title?: string;
      links?: { label: string; href: string }[];
    }
  | {
      __component: 'blocks.live-tariffs';
      title?: string;
      text?: string;
      product: TariffProduct;
      /** Left out: no call to write to the support under the tariffs. */
      contact_text?: string;
    }
  | {
      __component: 'blocks.configurator';
      title?: string;
      text?: string;
      product: ConfiguratorProduct;
    }
  | {
      __component: 'blocks.static-presets';
      title?: string;
      text?: string;
      group: PresetGroup;
    }
  | { __component: 'blocks.features'; title?: string; features: TitledText[] }
  | {
      __component: 'blocks.comparison';
      title?: string;
      text?: string;
      ours: string;
      theirs: string;
      rows: { label: string; ours: string; theirs: string }[];
    }
  | { __component: 'blocks.faq'; title?: string; questions: { question: string; answer: string }[] }
  | { __component: 'blocks.steps'; title?: string; steps: TitledText[] }
  | {
      __component: 'blocks.banner';
      banner_type: BannerType;
    }
  | {
      __component: 'blocks.code';
      title?: string;
      text?: string;
      /** A language Shiki knows. */
      language?: string;
      code: string;
    }
  | { __component: 'blocks.grant'; title?: string; text?: string; amount?: number; button_text?: string }
  | {
      __component: 'blocks.contact';
      title?: string;
      text?: string;
      button_text?: string;
      /** Left out: the form of requests, or the support chat of the site's settings. */
      href?: string;
      has_form?: boolean;
    }
  | {
      __component: 'blocks.related-tutorials';
      title?: string;
      /** The topic's path; the seeder turns it into a relation. */
      topic: string;
      limit?: number;
    };

interface TitledText {
  title: string;
  text: string;
}
