import { Card, Cover } from '@vitrina/ui';
import type { Picture } from '~/content/picture';
import { PictureView } from '~/site/picture-view';

/** What a list of tutorials needs to know about each. */
export interface TutorialCard {
  title: string;
  description: string;
  href: string;
  topic: string;
}

/** A tutorial with what its cover is drawn from. */
export interface CoveredTutorial extends TutorialCard {
  topicPath: string;
  /** The editor's own; without one a cover is drawn. */
  cover: Picture | undefined;
}

/** `heading` is the level that fits the page around the cards. */
export function TutorialCards({
  cards,
  heading,
}: {
  cards: readonly CoveredTutorial[];
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className={`grid gap-5 ${cards.length < 3 ? 'wide:grid-cols-2 lg:grid-cols-3' : 'wide:grid-cols-3'}`}>
      {cards.map(({ href, title, topic, topicPath, description, cover }) => (
        <li key={href} className="grid">
          <Card
            title={title}
            heading={heading}
            href={href}
            eyebrow={topic}
            media={
              cover ? (
                <PictureView picture={cover} className="block aspect-2/1 h-auto w-full object-cover" />
              ) : (
                <Cover title={title} topic={topicPath} />
              )
            }
          >
            {description}
          </Card>
        </li>
      ))}
    </ul>
  );
}
