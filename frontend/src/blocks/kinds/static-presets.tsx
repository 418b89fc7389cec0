import type { PresetGroup } from '@vitrina/content-contract/content-names';
import { graphql } from '~/content/generated';
import type { PresetCard } from '~/features/presets/preset-card';
import { PresetCards } from '~/features/presets/preset-cards';
import { cacheTags } from '~/rendering/cache-tags';
import { type BlockDefinition, type BlockProps, type Introduced, introduced } from '../block-definition';
import { BlockSection } from '../block-section';

interface StaticPresetsBlock extends Introduced {
  kind: 'static-presets';
  group: PresetGroup;
}

export const staticPresets: BlockDefinition<StaticPresetsBlock, PresetCard[]> = {
  fields: graphql(`
    fragment StaticPresetsBlock on ComponentBlocksStaticPresets {
      title
      text
      group
    }
  `),
  read: ({ group, ...words }) => ({ kind: 'static-presets', ...introduced(words), group }),
  cacheTags: ({ group }) => [cacheTags.presets(group)],
  View: StaticPresets,
};

/** A group of tariffs whose figures stand in the CMS. */
export function StaticPresets({
  block: { title, text, data },
}: BlockProps<StaticPresetsBlock, PresetCard[]>) {
  if (data.length === 0) return null;
  return (
    <BlockSection title={title} text={text}>
      <PresetCards cards={data} heading={title ? 'h3' : 'h2'} />
    </BlockSection>
  );
}
