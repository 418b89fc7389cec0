import { ArticleCards } from '~/features/knowledge/article-cards';
import { BlockSection } from './block-section';
import type { LoadedTutorials } from './loaded-block';

/** How to use what the page is about; a topic without a tutorial leaves no gap. */
export function RelatedTutorials({ block: { title, data } }: { block: LoadedTutorials }) {
  if (data.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ArticleCards cards={data} heading={title ? 'h3' : 'h2'} />
    </BlockSection>
  );
}
