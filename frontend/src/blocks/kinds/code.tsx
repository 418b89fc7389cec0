import { graphql } from '~/content/generated';
import { CodeListing, type CodeTree } from '~/features/knowledge/code-listing';
import { type BlockDefinition, type BlockProps, type Introduced, introduced } from '../block-definition';
import { BlockSection } from '../block-section';

export interface CodeBlock extends Introduced {
  kind: 'code';
  language: string;
  code: string;
}

export const code: BlockDefinition<CodeBlock, CodeTree> = {
  fields: graphql(`
    fragment CodeBlock on ComponentBlocksCode {
      title
      text
      language
      code
    }
  `),
  read: ({ language, code, ...words }) => ({
    kind: 'code',
    ...introduced(words),
    language: language ?? '',
    code,
  }),
  View: Code,
};

/** An example to copy. */
export function Code({ block }: BlockProps<CodeBlock, CodeTree>) {
  return (
    <BlockSection title={block.title} text={block.text}>
      <CodeListing tree={block.data} />
    </BlockSection>
  );
}
