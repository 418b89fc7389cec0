import { Accordion } from '@vitrina/ui';
import { graphql } from '~/content/generated';
import { present } from '~/content/present';
import type { BlockDefinition, BlockProps } from '../block-definition';
import { BlockSection } from '../block-section';
import { Paragraphs } from '../paragraphs';

export interface FaqBlock {
  kind: 'faq';
  title: string;
  questions: { question: string; answer: string }[];
}

export const faq: BlockDefinition<FaqBlock> = {
  fields: graphql(`
    fragment FaqBlock on ComponentBlocksFaq {
      title
      questions(pagination: { limit: 100 }) {
        question
        answer
      }
    }
  `),
  read: ({ title, questions }) => ({
    kind: 'faq',
    title: title ?? '',
    questions: present(questions).map(({ question, answer }) => ({ question, answer })),
  }),
  View: Faq,
};

/** Questions with answers that unfold; the page tells them to search engines as well. */
export function Faq({ block }: BlockProps<FaqBlock>) {
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
