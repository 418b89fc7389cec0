import { useId } from 'react';
import { graphql } from '~/content/generated';
import { present } from '~/content/present';
import { type BlockDefinition, type BlockProps, introduced } from '../block-definition';
import { Paragraphs } from '../paragraphs';

export interface FeaturesBlock {
  kind: 'features';
  title: string;
  features: { title: string; text: string }[];
}

export const features: BlockDefinition<FeaturesBlock> = {
  fields: graphql(`
    fragment FeaturesBlock on ComponentBlocksFeatures {
      title
      features(pagination: { limit: 100 }) {
        title
        text
      }
    }
  `),
  read: ({ title, features }) => ({
    kind: 'features',
    title: title ?? '',
    features: present(features).map(introduced),
  }),
  View: Features,
};

/** What a service consists of, or what a solution gives: a few short paragraphs side by side. */
export function Features({ block }: BlockProps<FeaturesBlock>) {
  const titleId = useId();
  const Heading = block.title ? 'h3' : 'h2';
  return (
    <section
      aria-labelledby={block.title ? titleId : undefined}
      className={`grid gap-x-16 gap-y-6 ${block.title ? 'lg:grid-cols-[1fr_3fr]' : ''}`}
    >
      {block.title && (
        <h2 id={titleId} className="border-rule text-32 lg:border-t lg:pt-5">
          {block.title}
        </h2>
      )}
      <ul className="grid gap-x-10 gap-y-8 wide:grid-cols-2">
        {block.features.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t border-rule pt-5">
            <Heading className="text-20">{title}</Heading>
            <Paragraphs text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
