import type { StaticPresetsBlock } from '~/content/blocks';
import { getPresetCards } from '~/features/presets/get-preset-cards';
import { PresetCards } from '~/features/presets/preset-cards';
import { BlockSection } from './block-section';

/** A group of tariffs whose figures stand in the CMS. */
export async function StaticPresets({ block }: { block: StaticPresetsBlock }) {
  const cards = await getPresetCards(block.group);
  if (cards.length === 0) return null;
  return (
    <BlockSection title={block.title} text={block.text}>
      <PresetCards cards={cards} heading={block.title ? 'h3' : 'h2'} />
    </BlockSection>
  );
}
