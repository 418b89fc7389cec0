import { graphql } from '~/content/generated';
import { present } from '~/content/present';
import { type BlockDefinition, type BlockProps, introduced } from '../block-definition';
import { BlockSection } from '../block-section';
import { Paragraphs } from '../paragraphs';

export interface StepsBlock {
  kind: 'steps';
  title: string;
  steps: { title: string; text: string }[];
}

export const steps: BlockDefinition<StepsBlock> = {
  fields: graphql(`
    fragment StepsBlock on ComponentBlocksSteps {
      title
      steps(pagination: { limit: 100 }) {
        title
        text
      }
    }
  `),
  read: ({ title, steps }) => ({ kind: 'steps', title: title ?? '', steps: present(steps).map(introduced) }),
  View: Steps,
};

/** What happens in which order. */
export function Steps({ block }: BlockProps<StepsBlock>) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <BlockSection title={block.title}>
      <ol className={`grid gap-x-10 gap-y-8 wide:grid-cols-2 ${COLUMNS[block.steps.length] ?? COLUMNS[3]}`}>
        {block.steps.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-2 border-t border-ink pt-4">
            <span aria-hidden="true" className="figures text-17 font-semibold text-ink-soft">
              {index + 1}
            </span>
            <Heading className="text-20">{title}</Heading>
            <Paragraphs text={text} />
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}

/** All steps of a short way stand beside each other, those of a longer one in rows of three. */
const COLUMNS: Record<number, string> = {
  1: 'wide:grid-cols-1',
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
};
