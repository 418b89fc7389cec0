import { graphql } from '~/content/generated';
import { ArticleCards, type CoveredArticle } from '~/features/knowledge/article-cards';
import { cacheTags } from '~/rendering/cache-tags';
import type { BlockDefinition, BlockProps } from '../block-definition';
import { BlockSection } from '../block-section';

const USUAL_TUTORIALS = 3;

interface RelatedTutorialsBlock {
  kind: 'related-tutorials';
  title: string;
  topic: string;
  limit: number;
}

export const relatedTutorials: BlockDefinition<RelatedTutorialsBlock, CoveredArticle[]> = {
  fields: graphql(`
    fragment RelatedTutorialsBlock on ComponentBlocksRelatedTutorials {
      title
      topic {
        path
      }
      limit
    }
  `),
  // A topic that has been deleted leaves its block behind.
  read: ({ title, topic, limit }) =>
    topic
      ? {
          kind: 'related-tutorials',
          title: title ?? '',
          topic: topic.path,
          limit: limit ?? USUAL_TUTORIALS,
        }
      : undefined,
  cacheTags: ({ topic }) => [cacheTags.articlesOf(topic), cacheTags.topic(topic)],
  View: RelatedTutorials,
};

/** How to use what the page is about; a topic without a tutorial leaves no gap. */
export function RelatedTutorials({
  block: { title, data },
}: BlockProps<RelatedTutorialsBlock, CoveredArticle[]>) {
  if (data.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ArticleCards cards={data} heading={title ? 'h3' : 'h2'} />
    </BlockSection>
  );
}
