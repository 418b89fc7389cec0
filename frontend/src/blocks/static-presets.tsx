import { PresetCards } from '~/features/presets/preset-cards';
import { BlockSection } from './block-section';
import type { LoadedPresets } from './loaded-block';

/** A group of tariffs whose figures stand in the CMS. */
export function StaticPresets({ block: { title, text, data } }: { block: LoadedPresets }) {
  if (data.length === 0) return null;
  return (
    <BlockSection title={title} text={text}>
      <PresetCards cards={data} heading={title ? 'h3' : 'h2'} />
    </BlockSection>
  );
}
