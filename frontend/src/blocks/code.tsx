import type { CodeBlock } from '~/content/blocks';
import { CodeListing } from '~/features/knowledge/code-listing';
import { BlockSection } from './block-section';

/** An example to copy. */
export function Code({ block }: { block: CodeBlock }) {
  return (
    <BlockSection title={block.title} text={block.text}>
      <CodeListing code={block.code} language={block.language} />
    </BlockSection>
  );
}
