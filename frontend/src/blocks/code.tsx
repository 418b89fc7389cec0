import { CodeListing } from '~/features/knowledge/code-listing';
import { BlockSection } from './block-section';
import type { LoadedCode } from './loaded-block';

/** An example to copy. */
export function Code({ block }: { block: LoadedCode }) {
  return (
    <BlockSection title={block.title} text={block.text}>
      <CodeListing tree={block.data} />
    </BlockSection>
  );
}
