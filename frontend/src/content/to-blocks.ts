import { log } from '~/runtime/log';
import type { Block } from './blocks';
import type { ServiceQuery } from './generated/graphql';
import { present } from './present';

/** The blocks of a page in the order of the CMS. A block that this site does not know yet is logged and left out. */
export function toBlocks(blocks: CmsBlocks): Block[] {
  return present(blocks).flatMap((block) => toBlock(block) ?? []);
}

type CmsBlocks = NonNullable<ServiceQuery['services'][number]>['blocks'];
type CmsBlock = NonNullable<NonNullable<CmsBlocks>[number]>;

const USUAL_LINKS_TITLE = 'Полезные ссылки';
const USUAL_CONTACT = 'Оставить заявку';
const USUAL_TUTORIALS = 3;
/** Rule R49. */
const USUAL_GRANT = 1_000_000;

function toBlock(block: CmsBlock): Block | undefined {
  switch (block.__typename) {
    case 'ComponentBlocksHero':
      return {
        kind: 'hero',
        title: block.headline,
        lead: block.lead ?? '',
        facts: present(block.facts).map(({ value, label }) => ({ value, label })),
        links: {
          title: block.links_title || USUAL_LINKS_TITLE,
          entries: present(block.links).map(({ label, href }) => ({ label, href })),
        },
      };
    case 'ComponentBlocksLiveTariffs':
      return {
        kind: 'live-tariffs',
        ...introduced(block),
        product: block.price_list,
        contactText: block.contact_text ?? '',
      };
    case 'ComponentBlocksConfigurator':
      return { kind: 'configurator', ...introduced(block), product: block.product };
    case 'ComponentBlocksStaticPresets':
      return { kind: 'static-presets', ...introduced(block), group: block.group };
    case 'ComponentBlocksFeatures':
      return { kind: 'features', title: block.title ?? '', features: titledTexts(block.features) };
    case 'ComponentBlocksComparison':
      return {
        kind: 'comparison',
        ...introduced(block),
        ours: block.ours ?? '',
        theirs: block.theirs ?? '',
        rows: present(block.rows).map(({ label, ours, theirs }) => ({
          label,
          ours: ours ?? '',
          theirs: theirs ?? '',
        })),
      };
    case 'ComponentBlocksFaq':
      return {
        kind: 'faq',
        title: block.title ?? '',
        questions: present(block.questions).map(({ question, answer }) => ({ question, answer })),
      };
    case 'ComponentBlocksSteps':
      return { kind: 'steps', title: block.title ?? '', steps: titledTexts(block.steps) };
    case 'ComponentBlocksBanner':
      // GraphQL has no hyphens in the names of an enumeration.
      return { kind: 'banner', bannerType: block.banner_type.replaceAll('_', '-') };
    case 'ComponentBlocksCode':
      return { kind: 'code', ...introduced(block), language: block.language ?? '', code: block.code };
    case 'ComponentBlocksGrant':
      return {
        kind: 'grant',
        ...introduced(block),
        amount: block.amount ?? USUAL_GRANT,
        buttonText: block.button_text ?? '',
      };
    case 'ComponentBlocksContact':
      return {
        kind: 'contact',
        ...introduced(block),
        buttonText: block.button_text || USUAL_CONTACT,
        href: block.href || undefined,
        hasForm: block.has_form === true,
      };
    case 'ComponentBlocksRelatedTutorials':
      // A topic that has been deleted leaves its block behind.
      return block.topic
        ? {
            kind: 'related-tutorials',
            title: block.title ?? '',
            topic: block.topic.path,
            limit: block.limit ?? USUAL_TUTORIALS,
          }
        : undefined;
    default:
      log.warn({ block: block.__typename }, 'a block of a page is not known');
      return undefined;
  }
}

function introduced({ title, text }: { title: string | null; text: string | null }) {
  return { title: title ?? '', text: text ?? '' };
}

function titledTexts(entries: readonly ({ title: string; text: string | null } | null)[] | null) {
  return present(entries).map(({ title, text }) => ({ title, text: text ?? '' }));
}
