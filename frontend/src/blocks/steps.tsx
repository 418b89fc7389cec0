import type { StepsBlock } from '~/content/blocks';
import { BlockSection } from './block-section';
import { Paragraphs } from './paragraphs';

/** What happens in which order. */
export function Steps({ block }: { block: StepsBlock }) {
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <BlockSection title={block.title}>
      <ol className="grid gap-x-10 gap-y-8 wide:grid-cols-2 lg:auto-cols-fr lg:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
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
