import { Cover } from '@vitrina/ui';

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
}

/** `heading` is the level that fits the page around the cards. */
export function TutorialCards({
  cards,
  heading: Heading,
}: {
  cards: readonly CoveredTutorial[];
  heading: 'h2' | 'h3';
}) {
  return (
    <ul className="grid gap-5 wide:grid-cols-3">
      {cards.map((card) => (
        <li
          key={card.href}
          className="relative overflow-hidden rounded-card border border-rule bg-surface hover:border-edge"
        >
          <Cover title={card.title} topic={card.topicPath} />
          <div className="grid gap-3 border-t border-rule p-6">
            <p className="text-13 text-ink-soft">{card.topic}</p>
            <Heading className="text-20">
              <a href={card.href} className="after:absolute after:inset-0 hover:text-accent">
                {card.title}
              </a>
            </Heading>
            <p className="text-ink-soft">{card.description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
