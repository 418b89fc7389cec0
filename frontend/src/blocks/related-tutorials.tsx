import { unstable_cache } from 'next/cache';
import type { RelatedTutorialsBlock } from '~/content/blocks';
import { ArticleCards } from '~/features/knowledge/article-cards';
import { getTopicCards } from '~/features/knowledge/get-article-cards';
import { BlockSection } from './block-section';

const getCards = unstable_cache(getTopicCards, ['topic-tutorials'], { revalidate: 60 });

/** How to use what the page is about; a topic without a tutorial leaves no gap. */
export async function RelatedTutorials({ block }: { block: RelatedTutorialsBlock }) {
  const cards = await getCards(block.topic, block.limit);
  if (cards.length === 0) return null;
  return (
    <BlockSection title={block.title}>
      <ArticleCards cards={cards} heading={block.title ? 'h3' : 'h2'} />
    </BlockSection>
  );
}
