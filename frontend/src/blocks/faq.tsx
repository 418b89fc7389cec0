import { Accordion } from '@vitrina/ui';
import type { FaqBlock } from '~/content/blocks';
import { BlockSection } from './block-section';
import { Paragraphs } from './paragraphs';

/** Questions with answers that unfold; the page tells them to search engines as well. */
export function Faq({ block }: { block: FaqBlock }) {
  const items = block.questions.map(({ question, answer }) => ({
    title: question,
    content: <Paragraphs text={answer} />,
  }));
  return (
    <BlockSection title={block.title}>
      <Accordion heading={block.title ? 'h3' : 'h2'} items={items} />
    </BlockSection>
  );
}
